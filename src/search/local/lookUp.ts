import { countLetters } from "../errors/countLetters";
import { errorLines, messageIn } from "../errors/errorLines";
import type { FoundMessage, LookedUp } from "../errors/lookedUp";
import { isEmptyMessage, isRoutine, messageFit } from "../errors/messageFit";
import { isErrorResponse, isFromPlatform } from "../errors/platformSigns";
import { softwareIn } from "../errors/software";
import { typedFit } from "../errors/typedFit";
import type { PageMessages } from "./format";
import type { IndexFiles, Library } from "./library";
import type { ReadSection } from "./readText";
import { writtenMessagesIn, writtenPages } from "./writtenMessages";

/** What JavaScript itself says of any code, such as `TypeError: x is not a function`. Messages that begin with a value can have its words. */
const engineReport = /\b(?:Type|Reference|Syntax)Error: (.+)/g;

/** The same without its class: `x.y is not a function`. */
const callReport = /((?<![\w$.])[\w$.]+ is not a (?:function|constructor))/g;

/** The page of what the panel shows. Its messages are never in a response, but have the words of rules that the server uses, too. */
const panelPage = /\/errors\/admin-panel$/;

/** What TypeScript says, such as `error TS6053: File 'a' not found.`, has the words of short messages. */
const compilerReport = /\bTS\d+: (.+)/g;

/**
 * Finds the message of the error index that a pasted log, stack trace, or response contains. The messages of servers are read first, and
 * the others only if none of them fits that has an explanation. If there is no message, or only one that says that something failed, the
 * tables of messages of other programs are read, too.
 */
export async function lookUp(pasted: string, index: IndexFiles): Promise<LookedUp> {
  const isPlatform = isFromPlatform(pasted);
  const all = errorLines(pasted);
  const { best, messages } = await bestIn(index, pasted, comparerOf(pasted, all, isPlatform));
  if (best && !isVague(best)) return best.read();
  const written = isPlatform || best || all.length === 1 ? await writtenOf(await index.library()) : [];
  // Without a sign of the platform, a text must be nothing but the message: other programs print such messages, too.
  const meant = isPlatform || best ? written : written.filter(({ pattern }) => isWhole(pattern, all));
  const found = bestOf([...fitsOf(meant, all), ...(best ? [best] : [])]) ?? typedIn(all, messages);
  if (found) return found.read();
  return { kind: isPlatform ? "unknown" : "foreign", software: softwareIn(pasted) };
}

/** How well a message fits each line of a text. */
type Comparer = (message: Message) => readonly Fit[];

/** The message of the error index that fits best, and all that were read. */
async function bestIn(
  index: IndexFiles,
  pasted: string,
  compare: Comparer,
): Promise<{ best: Fit | undefined; messages: readonly Message[] }> {
  const isResponse = isErrorResponse(pasted);
  const messages: Message[] = [];
  let best: Fit | undefined;
  for (const readPages of index.messages) {
    const read = (await readPages())
      .filter(([path]) => !isResponse || !panelPage.test(path))
      .flatMap((page) => messagesOf(page, index))
      .filter(({ pattern }) => !isRoutine(pattern));
    messages.push(...read);
    best = bestOf([...(best ? [best] : []), ...read.flatMap(compare)]);
    if (best?.isExplained && !isVague(best)) break;
  }
  return { best, messages };
}

/** @param all the lines of the text. */
function comparerOf(pasted: string, all: readonly string[], isPlatform: boolean): Comparer {
  const lines = without(all, pasted, compilerReport);
  const ownLines = without(without(lines, pasted, engineReport), pasted, callReport);
  return (message) => {
    const { pattern } = message;
    const isSure = isPlatform || isOnly(pattern, all);
    const isOpen = /^\P{L}*…/u.test(pattern);
    if (isOpen && !isPlatform) return [];
    return (isOpen ? ownLines : lines)
      .filter((line) => canFollow(pattern) || line.startsWith(pattern.split("…")[0] ?? ""))
      .map((line) => ({ ...message, fit: messageFit(pattern, line, isSure) }));
  };
}

/** Whether a message only says that something failed, or has hardly more words than values, and no explanation. */
function isVague({ pattern, isExplained }: Message): boolean {
  return isEmptyMessage(pattern) || (!isExplained && /^\P{L}*….*…/u.test(pattern));
}

/** A text of one line can be typed, so it is compared without regard to case and signs, too. */
function typedIn(lines: readonly string[], messages: readonly Message[]): Fit | undefined {
  const [line = "", ...others] = lines;
  if (others.some((other) => !line.includes(other))) return undefined;
  return bestOf(messages.map((message) => ({ ...message, fit: typedFit(message.pattern, line) })));
}

/** Lines that aren't what a program reports of any code. */
function without(lines: readonly string[], pasted: string, report: RegExp): readonly string[] {
  const reported = [...pasted.matchAll(report)].map(([, said = ""]) => messageIn(said));
  return lines.filter((line) => !reported.some((said) => said.startsWith(line)));
}

/** Whether a text is a message without values, and nothing else. */
function isWhole(message: string, lines: readonly string[]): boolean {
  return lines.length === 1 && message.includes(" ") && lines[0] === message;
}

/**
 * Whether a message can follow other words. Those that begin with a word in lowercase, such as `must be one of the following values: …`, can't: after the name of a
 * field, they are messages of Yup, which all kinds of software use.
 */
function canFollow(message: string): boolean {
  return !/^\p{Ll}+ /u.test(message);
}

/** Letters of a message with values that needs no other sign of the platform if it is the whole text. */
const minLettersAround = 14;

/** A text that is nothing but a message needs no other sign of the platform. One word is a query. */
function isOnly(message: string, lines: readonly string[]): boolean {
  if (lines.length !== 1 || !message.includes(" ")) return false;
  return !message.includes("…") || countLetters(message) >= minLettersAround;
}

interface Message {
  /** The message with `…` for values. */
  readonly pattern: string;
  readonly isExplained: boolean;
  /** Reads what the site says of it. */
  readonly read: () => Promise<FoundMessage>;
}

interface Fit extends Message {
  readonly fit: number;
}

function fitsOf(messages: readonly Message[], lines: readonly string[]): Fit[] {
  return messages.flatMap((message) =>
    lines.map((line) => ({ ...message, fit: messageFit(message.pattern, line, false) })),
  );
}

function bestOf(fits: readonly Fit[]): Fit | undefined {
  return fits
    .filter(({ fit }) => fit > 0)
    .reduce<Fit | undefined>((known, fit) => (known && !isBetter(fit, known) ? known : fit), undefined);
}

/** Several packages can have the same message. One that is explained helps more. */
function isBetter(one: Fit, other: Fit): boolean {
  if (one.fit !== other.fit) return one.fit > other.fit;
  return one.isExplained && !other.isExplained;
}

function messagesOf(
  [path, page, number, explained, unexplained]: PageMessages,
  index: IndexFiles,
): Message[] {
  return [...explained, ...unexplained].map((message, at) => ({
    pattern: message,
    isExplained: at < explained.length,
    read: async () => {
      const text = await index.textOf(number);
      // Several packages can have the same message, and not all have its explanation.
      const sections = text?.sections.filter(({ headings }) => headings[0]?.text === message) ?? [];
      const section = sections.find(({ blocks }) => blocks.length > 0) ?? sections[0];
      return {
        kind: "found",
        url: section ? urlOf(path, section) : path,
        message,
        page,
        isIndexed: true,
        explanation: section?.blocks.map((block) => block.text) ?? [],
      };
    },
  }));
}

async function writtenOf(library: Library): Promise<Message[]> {
  const pages = await Promise.all(
    library.pages.map(async ({ path, title }, number) => {
      const text = writtenPages.test(path) ? await library.textOf(number) : undefined;
      return (text?.sections ?? []).flatMap((section) =>
        writtenMessagesIn(section).map(({ message, pattern, explanation }) => ({
          pattern: messageIn(pattern),
          isExplained: explanation.length > 0,
          read: async (): Promise<FoundMessage> => ({
            kind: "found",
            url: urlOf(path, section),
            message,
            page: title,
            isIndexed: false,
            explanation,
          }),
        })),
      );
    }),
  );
  return pages.flat();
}

function urlOf(path: string, { anchor }: ReadSection): string {
  return `${path}#${anchor}`;
}
