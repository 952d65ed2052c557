import { basename } from "node:path";
import type { MessageListUse } from "../compile/context";
import { type FactSheet, meaning } from "../facts/sheet";
import { claimsFileOf } from "../files/readClaims";
import type { PageOutline } from "../files/readPage";
import { recordingsFileOf } from "../files/readRecordings";
import { messageFits, stringsIn } from "../messages/messageFits";
import { messageFacts, noteParts, shownMessages } from "../messages/messages";
import { didYouMean } from "../nearest";
import { fileStart, type Place, type Problem } from "../problems";
import { sheetsOf } from "./facts";
import { type ContentModel, registerOf } from "./model";

/**
 * If pages list messages, the error index must be complete: each message is on one page. A note may explain only messages that the lab
 * has provoked.
 */
export function checkErrorMessages(model: ContentModel): Problem[] {
  const sheet = sheetsOf(model).get(messageFacts);
  if (!sheet) return [];
  const lists = model.pages.flatMap((page) => page.messageLists.map((list) => ({ page, list })));
  const errorIndex = registerOf(model, "settings")?.value?.errorIndex;
  return [
    ...lists.flatMap(({ page, list }) => [
      ...checkList(page, list, sheet),
      ...checkPath(page, list, errorIndex),
    ]),
    ...(lists.some(({ list }) => !list.only) ? checkComplete(lists, sheet, fileOf(model)) : []),
    ...checkNotes(model, sheet),
  ];
}

function fileOf(model: ContentModel): string {
  return model.facts.find(({ name }) => name === messageFacts)?.file ?? "";
}

function familiesOf(sheet: FactSheet): string[] {
  return [...new Set(sheet.facts.rows.flatMap(({ group }) => group ?? []))];
}

function checkList({ file }: PageOutline, list: MessageListUse, sheet: FactSheet): Problem[] {
  const { line, column, family, only = [] } = list;
  const known = familiesOf(sheet);
  const problem = (message: string, fix: string) => [
    { file, line, column, rule: "error-messages", message, fix },
  ];
  if (!known.includes(family)) {
    const message = `There is no family of messages "${family}".`;
    return problem(message, `Known: ${known.join(", ")}.${didYouMean(family, known)}`);
  }
  const unknown = only.find((id) => !sheet.facts.rows.some((row) => row.id === id && row.group === family));
  if (unknown !== undefined) {
    const ids = sheet.facts.rows.map(({ id }) => id);
    const message = `The family "${family}" has no message "${unknown}".`;
    return problem(message, `Copy its ID from data/${messageFacts}.json.${didYouMean(unknown, ids)}`);
  }
  if (shownMessages(list, sheet).length > 0) return [];
  return problem("The list has no messages.", "Remove it, or correct explained.");
}

/** Links of recorded errors to entries follow from the family. */
function checkPath(
  { file, source }: PageOutline,
  { line, column, family, only }: MessageListUse,
  errorIndex: string | undefined,
): Problem[] {
  const path = `${errorIndex}/${family}`;
  if (errorIndex === undefined || only || source.path === path) return [];
  const message = `The family "${family}" is listed on ${source.path}, but recorded errors link to ${path}.`;
  const fix = "Move the page, or change errorIndex in site.yaml.";
  return [{ file, line, column, rule: "error-messages", message, fix }];
}

/** Each message must be listed once, so that its anchor is unique. */
function checkComplete(
  lists: readonly { readonly list: MessageListUse }[],
  sheet: FactSheet,
  file: string,
): Problem[] {
  const counts = new Map<string, number>();
  for (const { list } of lists)
    for (const { anchor } of shownMessages(list, sheet))
      if (anchor !== undefined) counts.set(anchor, (counts.get(anchor) ?? 0) + 1);
  return familiesOf(sheet).flatMap((family): Problem[] => {
    const all = shownMessages({ family }, sheet);
    const wrong = all.find(({ anchor = "" }) => counts.get(anchor) !== 1);
    if (!wrong) return [];
    const times = counts.get(wrong.anchor ?? "") ?? 0;
    const message = `Pages list the message "${wrong.message}" of the family "${family}" ${times} times.`;
    const fix =
      "List each family on one page: all of it, or once explained={true} and once explained={false}.";
    return [{ file, ...fileStart, rule: "error-messages", message, fix }];
  });
}

/** A note must have all parts, and the page that it links to must have the message in a recording or in a proof of a claim. */
function checkNotes(model: ContentModel, sheet: FactSheet): Problem[] {
  return model.registers.flatMap((register) => {
    if (register.kind !== "notes" || basename(register.file, ".yaml") !== messageFacts) return [];
    return Object.keys(register.value ?? {}).flatMap((id, index): Problem[] => {
      const row = sheet.facts.rows.find((entry) => entry.id === id);
      const note = sheet.notes[id];
      if (!row || !note) return [];
      const at = { file: register.file, ...(register.places[index] ?? fileStart) };
      const message = typeof row.message === "string" ? row.message : "";
      return [
        ...checkParts(id, Object.keys(note), at),
        ...checkProof(id, message, note.recorded ?? "", at, model),
      ];
    });
  });
}

type At = Place & { readonly file: string };

function checkParts(id: string, keys: readonly string[], at: At): Problem[] {
  const parts = [meaning, ...noteParts];
  if (parts.every((part) => keys.includes(part)) && keys.length === parts.length) return [];
  const message = `The note on "${id}" has ${keys.join(", ")}.`;
  return [{ ...at, rule: "error-note", message, fix: `Write ${parts.join(", ")}.` }];
}

function checkProof(id: string, message: string, recorded: string, at: At, model: ContentModel): Problem[] {
  if (recorded === "") return [];
  const fits = messageFits(message);
  const paths = [...recorded.matchAll(/\]\((\/[^)#]*)/g)].flatMap(([, path]) => path ?? []);
  const pages = model.pages.filter(({ source }) => paths.includes(source.path));
  if (pages.some((page) => provenTexts(page, model).some(fits))) return [];
  const text = `No recording or claim of ${paths.join(" or ") || "a linked page"} has the message of "${id}".`;
  const fix = "Link to a page with a sample or a claim that provokes it.";
  return [{ ...at, rule: "error-note", message: text, fix }];
}

/** The keys of a claim that hold output of the platform. */
const seen = new Set(["expect", "error", "log", "output"]);

/** What the lab has seen on a page: recorded responses, and what its claims expect. */
function provenTexts({ file }: PageOutline, { recordings, claims }: ContentModel): string[] {
  const recorded = recordings.find((entry) => entry.file === recordingsFileOf(file))?.recordings ?? {};
  const proven = claims.find((entry) => entry.file === claimsFileOf(file))?.claims ?? [];
  return [
    ...Object.values(recorded).flatMap(({ response }) => stringsIn(response)),
    ...proven.flatMap(({ claim }) =>
      Object.entries(claim).flatMap(([key, value]) =>
        seen.has(key) ? [...stringsIn(value), stringsIn(value).join(" ")] : [],
      ),
    ),
  ];
}
