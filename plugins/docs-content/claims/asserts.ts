import { isInstruction } from "./instructions";

/**
 * The rule for which sentences assert something about the platform, and so need a claim or a sample: all except instructions,
 * questions, links to more, lead-ins, and sentences about the page itself. sentences.json, beside its test, has 200 sentences
 * marked by hand; it has to agree with 95 % of them.
 *
 * @param sentence as written, in Markdown
 */
export function asserts(sentence: string): boolean {
  const text = plain(sentence);
  return !(
    text.split(/\s+/).length < 3 ||
    /^\[[^\]]*\]$/.test(text) ||
    /\?$/.test(text) ||
    /:$/.test(text) ||
    isLink(text) ||
    isAboutPage(text) ||
    isInstruction(text)
  );
}

/** Without the marks of bold text, and without the name or the reader that leads an item in. */
function plain(sentence: string): string {
  return sentence
    .replace(/^(?:[-*]|\d+\.)\s+/, "")
    .replace(/^\*\*[^*]+[:.]\*\*\s+(?=\S)/, "")
    .replace(/^For (?:the )?developers?:\s+/, "")
    .replace(/\*\*/g, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** `For more, see [Filters](/…).`, or nothing but links. */
function isLink(text: string): boolean {
  return (
    /^(?:See\b|(?:For|To|If|When|In|As|Before)\b[^:]*?,\s*(?:also\s+)?see\b)/.test(text) ||
    /^(?:(?:, | and |, and )?\[[^\]]+\]\([^)]+\))+\.?$/.test(text) ||
    /^\[[^\]]+\]\([^)]+\)(?::|\s(?:describes?|lists?|explains?|shows?|covers?|has|have|gives?|compares?)\b)/.test(
      text,
    )
  );
}

const aboutPage = [
  /^(?:This|The) (?:page|guide|section|tutorial|sample|example|diagram|snippet|glossary)\b/,
  /^(?:The|These|This) (?:following|samples?|examples?|figures?|screenshots?|pages?|sections?)\b/,
  /^(?:All|Each|Every|The) (?:of these )?(?:samples?|examples?|guides?|pages?) /,
  /^In (?:this|the|the following|these) (?:sample|example|page|guide|samples|examples)\b/,
  /^Sources?: /,
  /^We\b|: we (?:sent|ran|tested|built)\b/,
  /\bhas a guide\b/,
  // What the sample content is about.
  /^(?:For example, )?(?:a|an|many) recipes?\b/i,
  /\b(?:on this page|in this guide|of this guide|this page|this site)\b/,
];

function isAboutPage(text: string): boolean {
  return aboutPage.some((pattern) => pattern.test(text));
}
