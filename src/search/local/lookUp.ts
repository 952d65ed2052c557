import { countLetters } from "../errors/countLetters";
import { errorLines, messageIn } from "../errors/errorLines";
import type { FoundMessage, LookedUp } from "../errors/lookedUp";
import { isEmptyMessage, isRoutine, messageFit } from "../errors/messageFit";
import { isErrorResponse, isFromPlatform } from "../errors/platformSigns";
import { softwareIn } from "../errors/software";
import { typedFit } from "../errors/typedFit";
import type { Library } from "./library";
import type { ReadSection } from "./readText";
import { writtenMessagesIn, writtenPages } from "./writtenMessages";

/** The pages of the error index: one for each family of messages. */
const familyPages = /^\/[^#]+\/errors\//;

/** The level at which a list of messages has its search records. Headings of a page are above it. */
const messageLevel = 6;

/** What JavaScript itself says of any code, such as `TypeError: x is not a function`. Messages that begin with a value can have its words. */
const engineReport = /\b(?:Type|Reference|Syntax)Error: (.+)/g;

/** The same without its class: `x.y is not a function`. */
const callReport = /((?<![\w$.])[\w$.]+ is not a (?:function|constructor))/g;

/** The page of what the panel shows. Its messages are never in a response, but have the words of rules that the server uses, too. */
const panelPage = /\/errors\/admin-panel#/;

/** What TypeScript says, such as `error TS6053: File 'a' not found.`, has the words of short messages. */
const compilerReport = /\bTS\d+: (.+)/g;

/**
 * Finds the message of the error index that a pasted log, stack trace, or response contains. If there is none, or only one that says
 * that something failed, the tables of messages of other programs are read, too.
 */
export async function lookUp(pasted: string, library: Library): Promise<LookedUp> {
  const isPlatform = isFromPlatform(pasted);
  const all = errorLines(pasted);
  const lines = without(all, pasted, compilerReport);
  const ownLines = without(without(lines, pasted, engineReport), pasted, callReport);
  const isResponse = isErrorResponse(pasted);
  const messages = (await messagesOf(library)).filter(({ url }) => !isResponse || !panelPage.test(url));
  const best = bestOf(
    messages.flatMap((message) => {
      const isSure = isPlatform || isOnly(message.pattern, all);
      const isOpen = /^\P{L}*…/u.test(message.pattern);
      if (isOpen && !isPlatform) return [];
      return (isOpen ? ownLines : lines)
        .filter((line) => canFollow(message.pattern) || line.startsWith(message.pattern.split("…")[0] ?? ""))
        .map((line) => ({ ...message, fit: messageFit(message.pattern, line, isSure) }));
    }),
  );
  if (best && !isVague(best)) return foundMessage(best);
  const written = isPlatform || best || all.length === 1 ? await writtenOf(library) : [];
  // Without a sign of the platform, a text must be nothing but the message: other programs print such messages, too.
  const meant = isPlatform || best ? written : written.filter(({ pattern }) => isWhole(pattern, all));
  const found = bestOf([...fitsOf(meant, all), ...(best ? [best] : [])]) ?? typedIn(all, messages);
  if (found) return foundMessage(found);
  return { kind: isPlatform ? "unknown" : "foreign", software: softwareIn(pasted) };
}

/** Whether a message only says that something failed, or has hardly more words than values, and no explanation. */
function isVague({ message, explanation }: Message): boolean {
  return isEmptyMessage(message) || (explanation.length === 0 && /^\P{L}*….*…/u.test(message));
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

interface Message extends Omit<FoundMessage, "kind"> {
  /** The message with `…` for values. */
  readonly pattern: string;
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
  return one.explanation.length > other.explanation.length;
}

function messagesOf(library: Library): Promise<Message[]> {
  return readPages(library, familyPages, ({ level, headings, blocks }) => {
    const message = headings[0]?.text ?? "";
    const explanation = blocks.map(({ text }) => text);
    return level === messageLevel && !isRoutine(message)
      ? [{ message, pattern: message, explanation, isIndexed: true }]
      : [];
  });
}

function writtenOf(library: Library): Promise<Message[]> {
  return readPages(library, writtenPages, (section) =>
    writtenMessagesIn(section).map((written) => ({
      ...written,
      pattern: messageIn(written.pattern),
      isIndexed: false,
    })),
  );
}

async function readPages(
  library: Library,
  paths: RegExp,
  read: (section: ReadSection) => readonly Omit<Message, "url" | "page">[],
): Promise<Message[]> {
  const pages = await Promise.all(
    library.pages.map(async ({ path, title }, page) => {
      const text = paths.test(path) ? await library.textOf(page) : undefined;
      return (text?.sections ?? []).flatMap((section) =>
        read(section).map((message) => ({ ...message, page: title, url: `${path}#${section.anchor}` })),
      );
    }),
  );
  return pages.flat();
}

function foundMessage({ pattern: _, fit: __, ...message }: Fit): LookedUp {
  return { kind: "found", ...message };
}
