/**
 * Values in a quote that its proof doesn't mention: code, numbers, and statuses. With such a value, a wrong page could pass.
 *
 * @param quote as written on the page, in Markdown
 */
export function unprovenValues(quote: string, proof: string): string[] {
  const code = [...quote.matchAll(/(`+)(.+?)\1/gs)].map(([, , text = ""]) => text.trim());
  const numbers = [...wordsOf(quote).matchAll(number)].map(([found]) => found);
  return [
    ...code.filter((literal) => !hasLiteral(proof, literal)).map((literal) => `\`${literal}\``),
    ...numbers.filter((found) => !hasNumber(proof, found)),
  ];
}

const number = /(?<![\w.-])\d[\d,]*(?:\.\d+)*/g;

/** Without code, the targets of links, components, and the names of versions. */
function wordsOf(quote: string): string {
  return quote
    .replace(/(`+)(.+?)\1/gs, " ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/<[^>]*>/g, " ")
    .replace(/\bStrapi [45]\b/g, " ")
    .replace(/^\s*\d+\.\s/, "");
}

/** Spaces and quotation marks may differ: a page shows code as readers write it. An ellipsis stands for anything. */
function hasLiteral(proof: string, literal: string): boolean {
  const squashed = squash(proof);
  return literal
    .split("…")
    .map(squash)
    .every((part) => occurs(squashed, part));
}

/** As a whole word, so that `sort` is not found in `sorted`. */
function occurs(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const startsWord = !isWord(part[0]) || !isWord(text[at - 1]);
    const endsWord = !isWord(part.at(-1)) || !isWord(text[at + part.length]);
    if (startsWord && endsWord) return true;
  }
  return part === "";
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character);
}

/** Spaces between words stay as one mark, so that words stay apart. */
function squash(text: string): string {
  return text
    .replace(/["'\\]/g, "")
    .replace(/(?<=\w)\s+(?=\w)/g, "\u0001")
    .replace(/\s+/g, "");
}

function hasNumber(proof: string, found: string): boolean {
  const plain = found.replaceAll(",", "").replaceAll(".", "\\.");
  return new RegExp(`(?<![\\w.])${plain}(?!\\d|\\.\\d)`).test(proof.replace(/(?<=\d)[,_](?=\d{3})/g, ""));
}
