import { z } from "zod";
import { oneLine } from "./oneLine";
import { route } from "./route";

const unlisted = z
  .literal(true, "write unlisted: true, or leave the key out")
  .optional()
  .describe("Shown only on the unlisted pages of this entry.");

const pageEntry = z.strictObject({
  page: route.describe("A page can be in only one sidebar. Its label is its sidebarLabel or title."),
  label: z
    .literal("Overview", 'only the first page of a list has a label here: "Overview"')
    .optional()
    .describe("For the first page of a sidebar or group that has the same name as the page."),
  unlisted,
});

const linkEntry = z.strictObject({
  link: z.string().regex(/^(\/|https:\/\/)/, "write a route or an https URL"),
  label: oneLine.describe("For a page of this site: its sidebarLabel or title."),
});

export interface CategoryEntry {
  category: string;
  page?: string | undefined;
  unlisted?: true | undefined;
  items: SidebarEntry[];
}
export type PageEntry = z.infer<typeof pageEntry>;
export type LinkEntry = z.infer<typeof linkEntry>;
export type SidebarEntry = PageEntry | LinkEntry | CategoryEntry;

const categoryEntry: z.ZodType<CategoryEntry> = z.strictObject({
  category: oneLine.describe("For a category with a page: the page's sidebarLabel or title."),
  page: route.optional().describe("The category's own page."),
  unlisted,
  items: z.array(z.lazy(() => entry)).min(1, "a category holds at least one entry"),
});

/** Told apart by their first key, so that a mistake is reported for the kind that was meant. */
const entry: z.ZodType<SidebarEntry> = z.lazy(() => z.union([categoryEntry, pageEntry, linkEntry]));

const groupEntry = z.strictObject({
  group: oneLine.describe("A heading above its entries. Only the outermost list has groups."),
  items: z.array(entry).min(1, "add at least one entry to the group"),
});

export type GroupEntry = z.infer<typeof groupEntry>;
/** An entry of a sidebar's outermost list. */
export type TopEntry = SidebarEntry | GroupEntry;

export const sidebarFile = z.strictObject({
  name: z.string().regex(/^[a-z][A-Za-z0-9]*$/, "write the name in camelCase"),
  area: z.string().min(1),
  items: z
    .array(z.union([groupEntry, entry]))
    .refine(
      hasGroupsLast,
      "entries without a group come before the first group: below it they would seem to be in it",
    )
    .refine(hasOverviewsFirst, '"label: Overview" belongs to the first page of the sidebar or of a group'),
});

export type SidebarFile = z.infer<typeof sidebarFile>;

function hasOverviewsFirst(entries: readonly TopEntry[]): boolean {
  return entries.every((entry, index) => {
    if ("group" in entry) return hasOverviewsFirst(entry.items);
    const isFirst = index === 0 || !("label" in entry) || "link" in entry;
    return isFirst && (!("category" in entry) || entry.items.every(hasNoOverview));
  });
}

function hasNoOverview(entry: SidebarEntry): boolean {
  if ("category" in entry) return entry.items.every(hasNoOverview);
  return "link" in entry || entry.label === undefined;
}

function hasGroupsLast(entries: readonly TopEntry[]): boolean {
  const first = entries.findIndex((candidate) => "group" in candidate);
  return first === -1 || entries.slice(first).every((candidate) => "group" in candidate);
}
