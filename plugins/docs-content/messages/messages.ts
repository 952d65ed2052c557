import kebabCase from "lodash.kebabcase";
import { z } from "zod";
import { historyMarks } from "../facts/historyMarks";
import { type FactSheet, meaning, noteOn } from "../facts/sheet";
import type { FactFile, FactRow } from "../schema/facts";
import type { ErrorMessagesProps } from "./listProps";

/** The facts that lists of messages show: data/error-messages.json. */
export const messageFacts = "error-messages";

/** The parts of a note besides the meaning. `recorded` links to the page where the lab has provoked the message. */
export const noteParts = ["causes", "fix", "recorded"] as const;

/** A message of the platform as a list shows it. Notes are inline Markdown. */
export interface MessageEntry {
  /** Undefined in an excerpt. */
  readonly anchor: string | undefined;
  readonly message: string;
  readonly classes: readonly string[];
  readonly statuses: readonly string[];
  /** Scripts with their package, such as `@strapi/utils/dist/yup.js`. */
  readonly files: readonly string[];
  /** As in `since 5.37`. */
  readonly marks: readonly string[];
  /** Undefined for a message without an explanation. */
  readonly note: MessageNote | undefined;
}

export type MessageNote = { readonly meaning: string } & Readonly<Record<(typeof noteParts)[number], string>>;

const messageRow = z.object({
  id: z.string(),
  group: z.string(),
  message: z.string(),
  class: z.array(z.string()),
  status: z.array(z.string()),
  package: z.string(),
  file: z.array(z.string()),
});

/** The messages that a list shows, in the order of their words. */
export function shownMessages(
  { family, explained, only }: ErrorMessagesProps,
  sheet: FactSheet,
): MessageEntry[] {
  const anchors = messageAnchors(sheet);
  return sheet.facts.rows
    .filter((row) => row.group === family && (only?.includes(row.id) ?? true))
    .map((row) => entryOf(row, only ? undefined : anchors.get(row.id), sheet))
    .filter(({ note }) => explained === undefined || explained === (note !== undefined))
    .sort((a, b) => words(a).localeCompare(words(b), "en"));
}

/** The messages with a note, and where their entries are. */
export function explainedMessages(
  sheet: FactSheet,
): { readonly family: string; readonly anchor: string; readonly message: string }[] {
  const anchors = messageAnchors(sheet);
  return sheet.facts.rows
    .filter(({ id }) => noteOf(id, sheet) !== undefined)
    .map((row) => {
      const { group, id, message } = messageRow.parse(row);
      return { family: group, anchor: anchors.get(id) ?? "", message };
    });
}

/** Sorting ignores punctuation and values at the beginning. */
function words({ message }: MessageEntry): string {
  return message.replace(/^[^\p{L}]+/u, "");
}

function entryOf(row: FactRow, anchor: string | undefined, sheet: FactSheet): MessageEntry {
  const fact = messageRow.parse(row);
  return {
    anchor,
    message: fact.message,
    classes: fact.class,
    statuses: fact.status,
    files: fact.file.map((file) => `${fact.package}/${file}`),
    marks: historyMarks(sheet.history?.get(row.id)),
    note: noteOf(row.id, sheet),
  };
}

/** The check reports parts that are missing. */
function noteOf(id: string, { notes }: FactSheet): MessageNote | undefined {
  const text = noteOn(notes, id, meaning);
  if (text === undefined) return undefined;
  const [causes, fix, recorded] = noteParts.map((part) => noteOn(notes, id, part) ?? "");
  return { meaning: text, causes: causes ?? "", fix: fix ?? "", recorded: recorded ?? "" };
}

/** Longer anchors are cut, unless two messages would get the same anchor. */
const maxAnchorLength = 60;

const known = new WeakMap<FactFile, ReadonlyMap<string, string>>();

/** The anchor of each message, by its ID. Every list of a family needs those of all. */
function messageAnchors({ facts }: FactSheet): ReadonlyMap<string, string> {
  const anchors = known.get(facts) ?? anchorsOf(facts.rows);
  known.set(facts, anchors);
  return anchors;
}

/** Of the package, then the message. */
function anchorsOf(rows: readonly FactRow[]): ReadonlyMap<string, string> {
  const whole = new Map(rows.map(({ id }) => [id, kebabCase(id.replace(/^@strapi\//, ""))]));
  const cut = new Map([...whole].map(([id, anchor]) => [id, cutAnchor(anchor)]));
  const uncut = counts(whole.values());
  const cuts = counts(cut.values());
  const seen = new Map<string, number>();
  return new Map(
    [...whole].map(([id, anchor]) => {
      const short = cut.get(id) ?? anchor;
      if (cuts.get(short) === 1) return [id, short];
      if (uncut.get(anchor) === 1) return [id, anchor];
      // Only values or signs make the difference.
      const number = (seen.get(anchor) ?? 0) + 1;
      seen.set(anchor, number);
      return [id, number === 1 ? anchor : `${anchor}-${number}`];
    }),
  );
}

function cutAnchor(anchor: string): string {
  if (anchor.length <= maxAnchorLength) return anchor;
  return anchor.slice(0, anchor.lastIndexOf("-", maxAnchorLength));
}

function counts(values: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}
