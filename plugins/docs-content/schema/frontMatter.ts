import { z } from "zod";

const isoDay = z.iso.date("write a day of the calendar as 2026-11-21");
const description = z
  .string()
  .min(50, "write 50 to 160 characters: search results show it alone")
  .max(160, "write 50 to 160 characters: search results cut the rest");

export const docFrontMatter = z.strictObject({
  title: z.string().min(1).describe("The page's h1 and its name everywhere else."),
  description: description.describe("A sentence that stands alone in a search result."),
  tags: z.array(z.string()).min(1, "name at least one tag from tags.yaml").max(8, "name at most 8 tags"),
  sidebarLabel: z.string().min(1).optional().describe("A shorter name for the sidebar."),
  unlisted: z.boolean().optional().describe("Built, but in no sidebar, sitemap, tag page, feed or search."),
  deprecated: z.string().min(10, "say what replaces it").optional(),
  since: z.string().optional().describe("First platform version that has the feature."),
  plan: z.string().optional().describe("The plan the feature needs."),
  reviewed: isoDay.optional().describe("The day somebody last compared the page with the platform."),
  noSamplesBecause: z
    .string()
    .min(10)
    .optional()
    .describe("Why a developer page carries no verified sample."),
});

export const snippetFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(10).max(160),
});

export const releaseFrontMatter = z.strictObject({
  title: z.string().min(1),
  date: isoDay.describe("The day of the release."),
  description,
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type SnippetFrontMatter = z.infer<typeof snippetFrontMatter>;
export type ReleaseFrontMatter = z.infer<typeof releaseFrontMatter>;
