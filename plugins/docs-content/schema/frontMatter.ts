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
  .describe("Why the page's samples aren't verified, if a sample has no reason of its own.");

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'write a version in quotes, as in "5.0.0"');

const breakingChange = z.strictObject({
  affects: z
    .array(z.enum(changeAreaIds))
    .min(1, "name at least one area")
    .refine((areas) => new Set(areas).size === areas.length, "name each area once")
    .describe("The part of a project that it affects."),
  codemod: z
    .union([
      z.literal("none", "write none, or a list of ids from data/codemods.json"),
      z.array(z.string()).min(1, "name a codemod, or write none"),
    ])
    .describe("IDs of the codemods that make the change or a part of it."),
  since: version.describe("The version with the change; the last one, if the page has several changes."),
  earlier: z
    .array(version)
    .min(1, "name a version, or leave earlier out")
    .optional()
    .describe("The versions with the page's other changes, oldest first."),
  severity: z
    .enum(changeSeverityIds)
    .describe(
      "The old form fails with an error, returns other results without an error, or is deprecated and still works.",
    ),
  signs: signs.optional().describe("What the upgrade planner looks for in a project's files."),
});

const cell = oneLine
  .regex(/^[^|]+[^|.]$/, "write it for a cell of a table, without | and without a period at its end")
  .max(200, "write at most 200 characters");

const recipe = z.strictObject({
  result: cell.describe("What works at the end."),
  changes: cell.describe("What a reader adds to a project or changes in it."),
  roles: z
    .array(z.enum(recipeRoleIds))
    .min(1, "name at least one role")
    .refine((roles) => new Set(roles).size === roles.length, "name each role once")
    .describe("Who needs the recipe."),
  area: z.enum(recipeAreaIds).describe("The recipe's subject."),
});

export const docFrontMatter = z.strictObject({
  title: oneLine.describe("The page's h1 and its name everywhere else."),
  description: description.describe("A sentence that makes sense alone in a search result."),
  tags: z.array(z.string()).min(1, "name at least one tag from tags.yaml").max(8, "name at most 8 tags"),
  keywords: keywords
    .optional()
    .describe("Other words that readers use for the page's subject. Only search uses them."),
  sidebarLabel: oneLine
    .optional()
    .describe("A shorter name for sidebars and breadcrumbs. It has only words of the title."),
  sidebar: z
    .literal("none", "write sidebar: none, or leave the key out")
    .optional()
    .describe("The page has no sidebar and isn't in one."),
  unlisted: z
    .boolean()
    .optional()
    .describe("The page is built, but isn't in the sitemap, tag pages, feeds, or search."),
  searchable: z
    .literal("exact-names", "write exact-names, or leave searchable out")
    .optional()
    .describe("An unlisted page that search finds when the whole query is its title or one of its keywords."),
  deprecated: z.string().min(10, "say what replaces it").optional(),
  since: z.string().optional().describe("The first platform version that has the feature."),
  plan: z.string().optional().describe("The plan that the feature needs."),
  projectNames: z
    .literal("fixed", "write projectNames: fixed, or leave the key out")
    .optional()
    .describe("Code keeps the sample project's names, because the text tells readers to use them."),
  breakingChange: breakingChange.optional().describe("Data about a breaking change."),
  recipe: recipe.optional().describe("Data for the table of recipes."),
  reviewed: isoDay.optional().describe("The day of the last comparison with the platform."),
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
