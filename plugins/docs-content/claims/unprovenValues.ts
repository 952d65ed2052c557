import { inlineCode } from "./inlineCode";

/**
 * Values in a quote that its proof doesn't mention: code, numbers, and statuses. With such a value, a wrong page could pass.
 *
 * @param quote as written on the page, in Markdown
 */
export function unprovenValues(quote: string, proof: string): string[] {
  return valuesIn(quote).flatMap(({ text, isCode }) => {
    const isProven = isCode ? hasLiteral(proof, text) : hasNumber(proof, text);
    return isProven ? [] : [isCode ? `\`${text}\`` : text];
  });
}

/** A value in a quote, and where it is. */
interface QuotedValue {
  readonly text: string;
  readonly index: number;
  readonly isCode: boolean;
}

/** Code and numbers in a quote. */
export function valuesIn(quote: string): QuotedValue[] {
  const code = [...quote.matchAll(inlineCode)].map(({ 1: inTwo, 2: inOne = "", index }) => ({
    text: inTwo ?? inOne,
    index: index + (inTwo === undefined ? 1 : 2),
    isCode: true,
  }));
  const numbers = [...wordsOf(quote).matchAll(number)].map(({ 0: text, index }) => ({
    text,
    index,
    isCode: false,
  }));
  return [...code, ...numbers];
}

const number = /(?<![\w.-])\d[\d,]*(?:\.\d+)*/g;

/** Without code, the targets of links, components, and the names of versions: spaces of the same length stand for them. */
function wordsOf(quote: string): string {
  const others = [inlineCode, /\]\([^()]*\)/g, /<[^<>]*>/g, /\bStrapi [45]\b/g, /^\s*\d+\.\s/g];
  return others.reduce((text, pattern) => text.replace(pattern, ({ length }) => " ".repeat(length)), quote);
}

/** Spaces and quotation marks may differ: a page shows code as readers write it. An ellipsis stands for anything, and `publish()` for any call. */
function hasLiteral(proof: string, literal: string): boolean {
  const squashed = squash(proof);
  const parts = literal.replace(/\(\)$/, "").split("…").map(squash);
  return parts.every((part, index) => occurs(squashed, part, index === 0, index === parts.length - 1));
}

/** As a whole word, so that `sort` is not found in `sorted`. */
function occurs(text: string, part: string, isFirst: boolean, isLast: boolean): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const startsWord = !isFirst || !isWord(part[0]) || !isWord(text[at - 1]);
    const endsWord = !isLast || !isWord(part.at(-1)) || !isWord(text[at + part.length]);
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

/** As a whole number: 10 is not in 100, 3.10, or 10.5. */
function hasNumber(proof: string, found: string): boolean {
  const number = found.replaceAll(",", "");
  const text = proof.replace(/(?<=\d)[,_](?=\d{3})/g, "");
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + 1)) {
    const end = at + number.length;
    const begins = !/[\w.]/.test(text.charAt(at - 1));
    if (begins && !/^(?:\d|\.\d)/.test(text.slice(end, end + 2))) return true;
  }
  return false;
}
