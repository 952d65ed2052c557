import { maxComponents, tooManyComponents } from "../compile/depth";
import { type Place, type Problem, placeAt } from "../problems";
import { withoutFences } from "./fences";
import { boxesAt, nestingAt } from "./nesting";

/** A limit that no page needs to reach, and the message for a file that exceeds it. */
interface Limit {
  /** Offset of the character where the text exceeds the limit; below 0 if it doesn't. */
  readonly exceededAt: (text: string) => number;
  readonly message: string;
  readonly fix: string;
}

/** The longest line of the content has 650 characters. */
const maxLineLength = 10_000;
/** A browser stops nesting elements at 512, each list item is two of them, and a page brings its own. No page goes beyond 4. */
const maxLevels = 20;
/** The deepest expression of the content, a query of the REST API, nests 9 brackets. */
const maxBrackets = 60;
/** `!!value` is two. */
const maxOperators = 50;
const maxEntities = 500;
/** A paragraph of the content has up to 200 of them. Parsers try each opening one with all that follow. */
const maxMarksPerBlock = 1000;
const maxMarks = 10_000;

const shared: readonly Limit[] = [
  {
    exceededAt: (text) => longLine(text),
    message: `This line has more than ${maxLineLength} characters.`,
    fix: "Break it into several lines, or remove content that is there by mistake.",
  },
  {
    exceededAt: (text) => nestingAt(text, maxLevels),
    message: `Lists and quotes nest deeper than ${maxLevels} levels here.`,
    fix: "Use fewer levels: turn the outer levels into headings or a separate page.",
  },
];

const ofPages: readonly Limit[] = [
  ...shared,
  {
    exceededAt: (text) => deepBracket(text, maxBrackets),
    message: `Brackets nest deeper than ${maxBrackets} levels here.`,
    fix: "Close them, or put code in a fenced code block.",
  },
  { exceededAt: (text) => boxesAt(text, maxComponents), ...tooManyComponents },
  {
    exceededAt: (text) => operatorRun(text),
    message: `More than ${maxOperators} operators follow each other here.`,
    fix: "Remove them, or put code in a fenced code block.",
  },
  {
    exceededAt: (text) => nth(text, /&[#\w]{1,32};/g, maxEntities),
    message: `The page has more than ${maxEntities} character references such as &lt; or &#65;.`,
    fix: "Write the characters themselves.",
  },
  {
    exceededAt: (text) => denseBlock(text),
    message: `This block of text has more than ${maxMarksPerBlock} characters that could be markup.`,
    fix: "Split it with blank lines, or put it in a fenced code block.",
  },
  {
    exceededAt: (text) => nth(text, /[*_`[\]<{~!&\\]/g, maxMarks),
    message: `The page has more than ${maxMarks} characters that could be markup.`,
    fix: "Split it into several pages, or put code in fenced code blocks.",
  },
];

const ofYaml: readonly Limit[] = [
  ...shared,
  {
    exceededAt: (text) => deepBracket(text, maxLevels),
    message: `Brackets nest deeper than ${maxLevels} levels here.`,
    fix: "Close them, or put the text in quotes.",
  },
];

/** Brackets in strings don't count; a string that is not closed continues to the end. */
const jsonStrings = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|$)/g;

const ofJson: readonly Limit[] = [
  {
    exceededAt: (text) =>
      deepBracket(
        text.replace(jsonStrings, ({ length }) => " ".repeat(length)),
        maxBrackets,
      ),
    message: `Brackets nest deeper than ${maxBrackets} levels here.`,
    fix: "Close them.",
  },
];

type Exceeded = Pick<Problem, "rule" | "message" | "fix"> & Place;

/**
 * Looks for syntax that would make a parser end the process, or take minutes: it has to be found before the text is parsed. The time
 * that this takes is proportional to the length of the text.
 *
 * @param text of a page, below its front matter.
 */
export function beyondLimits(text: string): Exceeded | undefined {
  return exceeded(ofPages, withoutFences(text));
}

/** The same for YAML. */
export function yamlBeyondLimits(text: string): Exceeded | undefined {
  return exceeded(ofYaml, text);
}

/** The same for JSON. */
export function jsonBeyondLimits(text: string): Exceeded | undefined {
  return exceeded(ofJson, text);
}

function exceeded(limits: readonly Limit[], text: string): Exceeded | undefined {
  for (const { exceededAt, message, fix } of limits) {
    const offset = exceededAt(text);
    if (offset >= 0) return { ...placeAt(text, offset), rule: "limit", message, fix };
  }
  return undefined;
}

function longLine(text: string): number {
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.length > maxLineLength) return start;
    start += line.length + 1;
  }
  return -1;
}

/** Brackets without a closing one, such as in a list a), end with their block. */
function deepBracket(text: string, max: number): number {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/[()[\]{}]/g)) {
    if (")]}".includes(found)) depth = Math.max(0, depth - 1);
    else if (++depth > max) return index;
  }
  return -1;
}

/** A run of dashes is a line, or the head of a table; one of equals signs is below a heading. */
const operator = /[~!+]|(?:void|typeof|delete|await|new)\b|-(?!-)|=>|[?<]|=(?!=)/g;

function operatorRun(text: string): number {
  let run = 0;
  let end = -1;
  for (const { 0: found, index } of text.matchAll(operator)) {
    run = end >= 0 && text.slice(end, index).trim() === "" ? run + 1 : 1;
    end = index + found.length;
    if (run > maxOperators) return index;
  }
  return -1;
}

/** The position of the first match beyond `most`. */
function nth(text: string, pattern: RegExp, max: number): number {
  let count = 0;
  for (const { index } of text.matchAll(pattern)) if (++count > max) return index;
  return -1;
}

function denseBlock(text: string): number {
  let start = 0;
  for (const block of text.split("\n\n")) {
    const at = nth(block, /[*_`[\]<{~!&\\]/g, maxMarksPerBlock);
    if (at >= 0) return start + at;
    start += block.length + 2;
  }
  return -1;
}
