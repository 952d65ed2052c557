import { z } from "zod";
import { changeAreaIds, changeSeverityIds } from "../../../shared/breakingChange";
import { recipeAreaIds, recipeRoleIds } from "../../../shared/recipe";
import { oneLine } from "./oneLine";
import { signs } from "./signs";

const isoDay = z.iso.date("write a day of the calendar as 2026-11-21");
const description = oneLine
  .min(50, "write 50 to 160 characters: search results show it alone")
  .max(160, "write 50 to 160 characters: search results cut the rest");

/** One that is longer is a sentence, and of more than these none says what the page is about. */
const maxKeywordLength = 60;
const maxKeywords = 16;

const keywords = z
  .array(oneLine.min(2).max(maxKeywordLength, "write a few words, as a reader would type them"))
  .min(1, "name at least one, or leave keywords out")
  .max(maxKeywords, `name at most ${maxKeywords} keywords`)
  .refine((words) => new Set(words.map((word) => word.toLowerCase())).size === words.length, {
    message: "list each keyword only once",
  });

const noSamplesBecause = z
  .string()
  .min(10)
  .optional()
  .describe("Why nobody verifies the page's samples, those without a reason of their own.");

const breakingChange = z.strictObject({
  affects: z
    .array(z.enum(changeAreaIds))
    .min(1, "name at least one area")
    .refine((areas) => new Set(areas).size === areas.length, "name each area once")
    .describe("What of a project it concerns."),
  codemod: z
    .union([
      z.literal("none", "write none, or a list of ids from data/codemods.json"),
      z.array(z.string()).min(1, "name a codemod, or write none"),
    ])
    .describe("Ids of the codemods that do it or a part of it."),
  since: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'write a version in quotes, as in "5.0.0"')
    .describe("The version that changed it."),
  severity: z
    .enum(changeSeverityIds)
    .describe(
      "The old form stops with an error, silently gives other results, or is deprecated and still works.",
    ),
  signs: signs
    .optional()
    .describe("By what the upgrade planner sees in a project's files that it is affected."),
});

const cell = oneLine
  .regex(/^[^|]+[^|.]$/, "write it for a cell of a table, without | and without a period at its end")
  .max(200, "write at most 200 characters");

const recipe = z.strictObject({
  result: cell.describe("What works at its end."),
  changes: cell.describe("What of a project a reader adds or changes."),
  roles: z
    .array(z.enum(recipeRoleIds))
    .min(1, "name at least one role")
    .refine((roles) => new Set(roles).size === roles.length, "name each role once")
    .describe("Who needs it."),
  area: z.enum(recipeAreaIds).describe("What it is about."),
});

export const docFrontMatter = z.strictObject({
  title: oneLine.describe("The page's h1 and its name everywhere else."),
  description: description.describe("A sentence that stands alone in a search result."),
  tags: z.array(z.string()).min(1, "name at least one tag from tags.yaml").max(8, "name at most 8 tags"),
  keywords: keywords
    .optional()
    .describe(
      "What readers call what the page answers, where its title says it otherwise. Only search reads them.",
    ),
  sidebarLabel: oneLine
    .optional()
    .describe("A shorter name for sidebars and breadcrumbs, made of words of the title."),
  sidebar: z
    .literal("none", "write sidebar: none, or leave the key out")
    .optional()
    .describe("The page is shown without a sidebar, and none names it."),
  unlisted: z.boolean().optional().describe("Built, but in no sitemap, tag page, feed, or search."),
  searchable: z
    .literal("exact-names", "write exact-names, or leave searchable out")
    .optional()
    .describe("An unlisted page that search finds when the whole query is its title or one of its keywords."),
  deprecated: z.string().min(10, "say what replaces it").optional(),
  since: z.string().optional().describe("First platform version that has the feature."),
  plan: z.string().optional().describe("The plan the feature needs."),
  breakingChange: breakingChange.optional().describe("What a page about a breaking change has to say."),
  recipe: recipe.optional().describe("What the table of all recipes says of this one."),
  reviewed: isoDay.optional().describe("The day somebody last compared the page with the platform."),
  noSamplesBecause,
});

export const snippetFrontMatter = z.strictObject({
  title: oneLine,
  description: oneLine.min(10).max(160),
  noSamplesBecause,
});

export const releaseFrontMatter = z.strictObject({
  title: oneLine,
  date: isoDay.describe("The day of the release."),
  description,
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type SnippetFrontMatter = z.infer<typeof snippetFrontMatter>;
export type ReleaseFrontMatter = z.infer<typeof releaseFrontMatter>;
