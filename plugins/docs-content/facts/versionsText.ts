import type { HistoryChange, HistoryEntry, HistoryKind } from "../schema/history";
import { codeInCell } from "./tableText";

/** The releases that were compared, and what changed among facts of each kind. */
export interface PlatformHistory {
  readonly releases: readonly string[];
  readonly kinds: readonly HistoryKind[];
}

/** Pages by the beginnings of the facts that they document: `configuration server.`. */
export type FactPages = Readonly<Record<string, string>>;

/** Something that a release brought. */
interface News {
  readonly release: string;
  readonly kind: HistoryKind;
  readonly id: string;
  readonly words: string;
}

/** What every release brought, newest first, as Markdown; what no page documents is counted. */
export function versionsText(
  { releases, kinds }: PlatformHistory,
  pages: FactPages,
  newest = Number.POSITIVE_INFINITY,
): string {
  const news = kinds.flatMap((kind) => kind.entries.flatMap((entry) => newsOf(kind, entry)));
  const minors = [...new Set(releases.map((version) => version.split(".").slice(0, 2).join(".")))].reverse();
  const sections = minors.slice(0, newest).flatMap((minor) => {
    const own = news.filter(({ release }) => release === minor);
    return own.length > 0 ? [`## Strapi ${minor}\n\n${sectionText(own, pages)}`] : [];
  });
  return sections.join("\n\n");
}

function newsOf(kind: HistoryKind, entry: HistoryEntry): News[] {
  const { id, since, after, changed = [], deprecated, deprecatedAfter, removed, removedAfter } = entry;
  const mark = (release: string, words: string, before: string | undefined) => ({
    release,
    kind,
    id,
    words: before ? `${words} (or in a release after ${before})` : words,
  });
  return [
    ...(since ? [mark(since, "new", after)] : []),
    ...changed.map((change) => mark(change.in, changeWords(change), change.after)),
    ...(deprecated ? [mark(deprecated, "deprecated", deprecatedAfter)] : []),
    ...(removed ? [mark(removed, "removed", removedAfter)] : []),
  ];
}

function changeWords({ what, from, to }: HistoryChange): string {
  const before = from === undefined ? "" : `${codeInCell(from)} → `;
  return `${what === "newProject" ? "value in a new project" : what} changed${to === undefined ? "" : `: ${before}${codeInCell(to)}`}`;
}

function sectionText(news: readonly News[], pages: FactPages): string {
  const documented = news.filter((one) => pageOf(one, pages) !== undefined);
  const byKind = grouped(documented, ({ kind }) => kind.title);
  const lists = [...byKind].map(([title, own]) => {
    const items = [...grouped(own, ({ id }) => id)].map(([id, all]) => {
      const page = pageOf(all[0] ?? { kind: { name: "" }, id }, pages) ?? "";
      return `- [${codeInCell(id)}](${page}): ${all.map(({ words }) => words).join("; ")}`;
    });
    return `**${title}**\n\n${items.join("\n")}`;
  });
  const counts = [
    ...grouped(
      news.filter((one) => !documented.includes(one)),
      ({ kind }) => kind.title,
    ),
  ];
  const others = counts.map(([title, own]) => `${title}: ${own.length}`).join(", ");
  return [...lists, ...(others === "" ? [] : [`Also new or changed: ${others}.`])].join("\n\n");
}

/** The page of the longest beginning that fits. */
function pageOf(
  { kind, id }: { readonly kind: Pick<HistoryKind, "name">; readonly id: string },
  pages: FactPages,
) {
  const name = `${kind.name} ${id}`;
  const fitting = Object.keys(pages).filter((start) => name.startsWith(start));
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : pages[longest];
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
