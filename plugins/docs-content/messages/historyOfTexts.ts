import { z } from "zod";
import { minorOf } from "../../../shared/sinceMark";
import type { FactRow } from "../schema/facts";
import type { HistoryEntry } from "../schema/history";

type History = ReadonlyMap<string, HistoryEntry>;

/** The facts about texts of the admin panel, whose history is read from release to release. */
export const textFacts = "admin-strings";

type Start = { readonly since: string; readonly after?: string };

const textRow = z.object({
  id: z.string(),
  class: z.tuple([z.literal("panel")]),
  strings: z.array(z.string()),
});

/**
 * The history of messages, with that of texts of the admin panel: such a message came with its text, or when its text got these words. Of
 * several texts with the same words, the first counts.
 *
 * @param own the history of messages that errors have.
 * @param texts the history of the texts.
 */
export function withHistoryOfTexts(rows: readonly FactRow[], own: History, texts: History): History {
  const added = rows.flatMap((row): [string, HistoryEntry][] => {
    const { success, data } = textRow.safeParse(row);
    if (!success || own.has(data.id)) return [];
    const starts = data.strings.flatMap((string) => startOf(texts.get(string)) ?? []);
    const [first] = starts.sort((a, b) => minorOf(a.since) - minorOf(b.since));
    return first && starts.length === data.strings.length ? [[data.id, { ...first, id: data.id }]] : [];
  });
  return new Map([...own, ...added]);
}

/** Undefined for a text that the first release had. */
function startOf(entry: HistoryEntry | undefined): Start | undefined {
  const change = entry?.changed?.findLast(({ what }) => what === "text");
  const since = change?.in ?? entry?.since;
  const after = change ? change.after : entry?.after;
  return since === undefined ? undefined : { since, ...(after !== undefined && { after }) };
}
