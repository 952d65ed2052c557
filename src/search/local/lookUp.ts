import { errorLines } from "../errors/errorLines";
import type { LookedUp } from "../errors/lookedUp";
import { messageFit } from "../errors/messageFit";
import type { Library } from "./library";
import type { ReadSection } from "./readText";

/** The pages of the error index: one for each family of messages. */
const familyPages = /^\/[^#]+\/errors\//;

/** The level at which a list of messages has its search records. Headings of a page are above it. */
const messageLevel = 6;

/** Signs that a text comes from the platform: names of its packages and commands, and the formats of its errors and log. */
const platformSigns = [
  /@?\bstrapi\b/i,
  /\bstatus"?:\s*\d{3},\s*"?name"?:\s*["']\w+Error["']/,
  /"extensions":\s*\{\s*"error":/,
  /\b(?:api|plugin|admin|core|global)::\w/,
  /^\[\d{4}-\d\d-\d\d [\d:.]{12}\] .{0,10}(?:error|warn|info|debug|http)\b/m,
  /^(?:error|warn): \[[A-Z]+\] /m,
];

/** What JavaScript itself says of any code, such as `TypeError: x is not a function`. Messages that begin with a value can have its words. */
const engineReport = /\b(?:Type|Reference|Syntax)Error: (.+)/g;

/** Finds the message of the error index that a pasted log, stack trace, or response contains. */
export async function lookUp(pasted: string, library: Library): Promise<LookedUp> {
  const isPlatform = platformSigns.some((sign) => sign.test(pasted));
  const lines = errorLines(pasted);
  const ofEngine = [...pasted.matchAll(engineReport)].map(([, said = ""]) => said);
  const ownLines = lines.filter((line) => !ofEngine.some((said) => said.startsWith(line)));
  const best = (await messagesOf(library))
    .flatMap(({ section, page }) => {
      const message = messageOf(section);
      const isSure = isPlatform || isOnly(message, lines);
      return (message.startsWith("…") ? ownLines : lines).map((line) => ({
        section,
        page,
        fit: messageFit(message, line, isSure),
      }));
    })
    .filter(({ fit }) => fit > 0)
    .reduce<Fit | undefined>((known, fit) => (known && !isBetter(fit, known) ? known : fit), undefined);
  if (!best) return { kind: isPlatform ? "unknown" : "foreign" };
  return foundMessage(best, library);
}

/** A text that is nothing but a message without values needs no other sign of the platform. One word is a query. */
function isOnly(message: string, lines: readonly string[]): boolean {
  return lines.length === 1 && message.includes(" ") && !message.includes("…");
}

interface Message {
  /** Number of its page. */
  readonly page: number;
  readonly section: ReadSection;
}

interface Fit extends Message {
  readonly fit: number;
}

/** Several packages can have the same message. One that is explained helps more. */
function isBetter(one: Fit, other: Fit): boolean {
  if (one.fit !== other.fit) return one.fit > other.fit;
  return one.section.blocks.length > other.section.blocks.length;
}

async function messagesOf(library: Library): Promise<readonly Message[]> {
  const numbers = library.pages.flatMap(({ path }, page) => (familyPages.test(path) ? [page] : []));
  const pages = await Promise.all(numbers.map(async (page) => ({ page, text: await library.textOf(page) })));
  return pages.flatMap(({ page, text }) =>
    (text?.sections ?? [])
      .filter(({ level }) => level === messageLevel)
      .map((section): Message => ({ page, section })),
  );
}

function messageOf({ headings }: ReadSection): string {
  return headings[0]?.text ?? "";
}

function foundMessage({ page, section }: Message, library: Library): LookedUp {
  const entry = library.pages[page];
  if (!entry) throw new Error(`The index has no page ${page}.`);
  return {
    kind: "found",
    url: `${entry.path}#${section.anchor}`,
    message: messageOf(section),
    page: entry.title,
    explanation: section.blocks.map(({ text }) => text),
  };
}
