import type { PlatformHistory } from "../facts/versionsText";
import type { HistoryEntry, HistoryKind } from "../schema/history";
import { isOfRoute } from "./inRequest";
import type { UsedFact, WrittenCode } from "./usedFact";
import { usedFacts } from "./usedFacts";

/** With more names, the mark would be longer than the title next to it. */
const mostNames = 2;

/** What each piece of code uses, which every page that includes it asks for. */
const known = new Map<string, readonly UsedFact[]>();

/**
 * The mark of code that only newer releases accept: `since 5.47: registerTool`, with the names that need this release if they are
 * few. Undefined if the platform's first release has all of it, as far as it is known for sure.
 */
export function sinceOfCode(code: WrittenCode, history: PlatformHistory): string | undefined {
  const found = usedBy(code).flatMap((fact) => {
    const since = sinceOf(fact, history);
    return since === undefined ? [] : [{ ...fact, since }];
  });
  if (found.length === 0) return undefined;
  const minor = Math.max(...found.map(({ since }) => minorOf(since)));
  const newest = found.filter(({ since }) => minorOf(since) === minor);
  const names = [...new Set(newest.filter((one) => !isSaid(one, newest)).map(({ name }) => name))];
  const mark = `since ${newest[0]?.since}`;
  return names.length > mostNames || names.includes("") ? mark : `${mark}: ${names.join(", ")}`;
}

/** All releases have the same first number. */
const minorOf = (version: string): number => Number(version.split(".")[1]);

/** Whether another name says more: a command says that its options are new, and a member that its object is. */
function isSaid({ kind, id }: UsedFact, all: readonly UsedFact[]): boolean {
  return all.some((other) =>
    kind === "cli-options"
      ? other.kind === "cli-commands" && id.startsWith(`${other.id} `)
      : other.kind === kind && (other.id.startsWith(`${id}.`) || other.id.startsWith(`${id} `)),
  );
}

function usedBy(code: WrittenCode): readonly UsedFact[] {
  const key = JSON.stringify([code.lang, code.title, code.text]);
  const used = known.get(key) ?? usedFacts(code);
  known.set(key, used);
  return used;
}

function sinceOf({ kind, id }: UsedFact, { kinds }: PlatformHistory): string | undefined {
  const entries = kinds.find(({ name }) => name === kind)?.entries ?? [];
  const entry = kind === "routes" ? entries.find((one) => isOfRoute(id, one.id)) : byId(entries).get(id);
  // Where releases in between couldn't be read, an older one may have it.
  return entry?.after === undefined && entry?.removed === undefined ? entry?.since : undefined;
}

const maps = new WeakMap<HistoryKind["entries"], ReadonlyMap<string, HistoryEntry>>();

function byId(entries: HistoryKind["entries"]): ReadonlyMap<string, HistoryEntry> {
  const map = maps.get(entries) ?? new Map(entries.map((entry) => [entry.id, entry]));
  maps.set(entries, map);
  return map;
}
