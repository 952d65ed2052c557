import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sheetsOf } from "../../../../../plugins/docs-content/check/facts";
import { type ContentModel, modelOf } from "../../../../../plugins/docs-content/check/model";
import { historyMarks } from "../../../../../plugins/docs-content/facts/historyMarks";
import { rowsOn } from "../../../../../plugins/docs-content/facts/rowsOn";
import { rowAnchor } from "../../../../../plugins/docs-content/facts/tableRows";
import type { PageOutline } from "../../../../../plugins/docs-content/files/readPage";
import { recordsOfDoc } from "../../../../../plugins/docs-content/search/pageRecords";
import { listContent } from "../../../../../plugins/docs-content/store/disk";
import { entriesOf as readEntries } from "../../../../../plugins/docs-content/store/entries";
import { type Lookup, lookup, noLists } from "../../../../../plugins/docs-content/store/lookup";
import { storeOf } from "../../../../../plugins/docs-content/store/store";

const contentDir = join(process.cwd(), "content");
let model: ContentModel;
let find: Lookup;
let entriesByPage: ReadonlyMap<PageOutline, readonly Entry[]>;

beforeAll(async () => {
  const listing = await listContent(contentDir, join(process.cwd(), "static"));
  const store = storeOf([...listing.files].flatMap(entriesIn));
  model = modelOf(store, listing);
  find = lookup(store.get, () => noLists);
  const sheets = sheetsOf(model);
  // Pages for readers; the showcase is for writers.
  const documented = model.pages.filter(({ source }) => source.kind === "doc");
  entriesByPage = new Map(documented.map((page) => [page, entriesOf(page, sheets)]));
}, 300_000);

/**
 * Content of a file. Pages without a component for facts have no entries: reading them, and the files beside them, takes most of
 * the time.
 */
function entriesIn(file: string) {
  if (!/\.(?:mdx|ya?ml|json)$/.test(file)) return [];
  const page = file.replace(/\.(?:claims|samples|types)\.\w+$/, ".mdx");
  if (page.endsWith(".mdx") && !textOf(page).includes("<Fact")) return [];
  return readEntries(file, textOf(file));
}

const textOf = (file: string) => readFileSync(join(contentDir, file), "utf8");

/** A method, operator, option, or parameter on its page. */
interface Entry {
  readonly page: PageOutline;
  readonly facts: string;
  readonly id: string;
  readonly anchor: string;
}

function entriesOf(page: PageOutline, sheets: ReturnType<typeof sheetsOf>): Entry[] {
  const rows = rowsOn(page, sheets).flatMap(({ facts, ids }) =>
    ids.map((id) => ({ page, facts, id, anchor: rowAnchor(facts, id) })),
  );
  const own = page.factEntries.map(({ facts, id, line }) => {
    const above = page.headings.filter((heading) => heading.line < line).at(-1);
    return { page, facts, id, anchor: above?.id ?? "" };
  });
  return [...rows, ...own];
}

const allEntries = () => [...entriesByPage.values()].flat();
const named = ({ page, facts, id }: Entry) => `${page.file} ${facts} ${id}`;

it.each([
  ["document-service-methods", 11],
  ["query-engine-methods", 17],
  ["query-engine-params", 12],
  ["query-parameters", 10],
  ["filter-operators", 24],
  ["publication-filters", 8],
  ["configuration", 95],
  ["database-configuration", 25],
  ["middleware-options", 60],
  ["plugin-configuration", 30],
  ["graphql-api", 16],
  ["plugin-server-api", 19],
  ["admin-panel-api", 16],
  ["admin-extension-points", 12],
])("there are entries for %s", (facts, least) => {
  const ids = new Set(allEntries().flatMap((entry) => (entry.facts === facts ? [entry.id] : [])));
  expect(ids.size).toBeGreaterThanOrEqual(least);
});

it("each has an anchor, a place in the search, and a place in the page's Markdown", () => {
  const lost = [...entriesByPage].flatMap(([page, entries]) => {
    const doc = find.doc(page.source.path ?? "");
    if (entries.length === 0 || !doc) return [];
    const { records, tree } = recordsOfDoc(doc, find);
    const html = JSON.stringify(tree);
    const markdown = find.boundMarkdown(doc.path, "https://docs.test");
    return entries.filter(({ anchor }) => {
      const record = records.find(({ url }) => url === `${doc.path}#${anchor}`);
      const title =
        record?.content ?? record?.hierarchy[record.type === "content" ? "lvl1" : record.type] ?? "";
      const [name = ""] = title.split(/ (?:·|required|since|default changed|deprecated|removed)(?: |,|$)/);
      return name === "" || !html.includes(` id=\\"${anchor}\\"`) || !markdown.includes(name);
    });
  });
  expect(lost.map(named)).toEqual([]);
});

/** Plugins that can't be loaded with a past release (see lab/README.md): nothing is known of their options' history. */
const isUnread = (id: string) => /^plugin::(documentation|graphql|sentry)\./.test(id);

it("each has a mark, or was in the first release: the history has read its kind since then", () => {
  const { releases, kinds } = find.history();
  const [first = "", last = ""] = [releases[0], releases.at(-1)];
  const sheets = sheetsOf(model);
  const unknown = allEntries().filter(({ facts, id }) => {
    const kind = kinds.find(({ name }) => name === facts);
    const sheet = sheets.get(facts)?.facts;
    const read = sheet?.rows.filter((row) => !isUnread(row.id)) ?? [];
    // The history's last release has as many rows as the facts: none is newer than what was read.
    const isRead = sheet?.platform === last && read.length === kind?.rows;
    const entry = kind?.entries.find((other) => other.id === id);
    const isMarked = historyMarks(entry).some((mark) => mark.startsWith("since"));
    return !isRead || (!isMarked && !first.startsWith(`${kind?.first}.`));
  });
  expect(first).toBe("5.0.0");
  expect(unknown.map(named)).toEqual([]);
});
