import { z } from "zod";
import type { CompiledPage } from "../compile/compilePage";
import { type Reference, type Uses, usesOf } from "../compile/context";
import type { Prose } from "../compile/prose";
import { type SourceKind, sourceKind } from "../nodeKinds";
import { placeholderEntries } from "../placeholders";
import { fileStart, type Place, type Problem } from "../problems";
import type { Sample, SampleKind } from "../samples/sample";
import type { Show } from "../samples/show";
import {
  type DocFrontMatter,
  docFrontMatter,
  type ReleaseFrontMatter,
  releaseFrontMatter,
  type SnippetFrontMatter,
  snippetFrontMatter,
} from "../schema/frontMatter";
import { compileBody } from "./compileBody";
import { type PageSource, pageSource } from "./pageSource";
import { checkSidebarLabel } from "./sidebarLabel";
import { checkYaml, type YamlResult } from "./yaml";

const schemas = { doc: docFrontMatter, snippet: snippetFrontMatter, release: releaseFrontMatter } as const;

/** Entries of the front matter that readers see. */
const textKeys = new Set(["title", "description", "sidebarLabel", "deprecated", "noSamplesBecause"]);

/** A sample that needs a recording. */
export interface SampleOutline extends Place {
  readonly fingerprint: string;
  readonly kind: SampleKind;
  readonly label: string;
  readonly show: Show | null;
}

/** What other files may need to know of a page; small, so that all pages can be held at once. */
export interface PageOutline extends Uses {
  readonly file: string;
  readonly source: SourceKind;
  readonly title: string;
  /** The short name of the page, for places where its title is too long; null if the front matter has none. */
  readonly sidebarLabel: string | null;
  readonly unlisted: boolean;
  /** The front matter says that the page has no sidebar. */
  readonly isWithoutSidebar: boolean;
  readonly tags: readonly Reference[];
  /** Its title and description, and the text of its body. */
  readonly prose: readonly Prose[];
  readonly samples: readonly SampleOutline[];
  readonly breakingChange: BreakingChangeOutline | null;
  /** Where the front matter describes a recipe. */
  readonly recipe: Place | null;
  readonly problems: readonly Problem[];
}

/** Where a page says that it is about a breaking change, and the codemods it names. */
export interface BreakingChangeOutline extends Place {
  readonly codemods: readonly Reference[];
}

/** A page's file, read, checked by itself and compiled. */
export interface SourcePage {
  readonly outline: PageOutline;
  /**
   * The entries that hold, in spite of others that don't: `develop` shows something while those are fixed, and an
   * unlisted page stays unlisted.
   */
  readonly frontMatter: PartialFrontMatter;
  readonly compiled: CompiledPage;
  /** The body as it is written, and how many lines are above it. */
  readonly text: string;
  readonly lineOffset: number;
}

type FrontMatter = DocFrontMatter | SnippetFrontMatter | ReleaseFrontMatter;
type AllFrontMatter = DocFrontMatter & SnippetFrontMatter & ReleaseFrontMatter;
type PartialFrontMatter = { readonly [Key in keyof AllFrontMatter]?: AllFrontMatter[Key] | undefined };

/**
 * Reads one .mdx file. All mistakes are in the outline's problems; nothing is thrown.
 *
 * @param file path from the content folder.
 */
export function readPage(file: string, raw: string): SourcePage {
  return readPageSource(file, pageSource(raw));
}

/** The same for a page that is taken apart already. */
export function readPageSource(file: string, page: PageSource): SourcePage {
  const source = sourceKind(file);
  const problems = page.problems.map((problem) => ({ ...problem, file }));
  const front = readFrontMatter(source, page, file);
  const frontMatter: PartialFrontMatter = front.value ?? validEntries(schemas[source.kind], front.raw);
  const hasFixedNames = frontMatter.projectNames === "fixed";
  const compiled = compileBody(page.body, file, page.bodyLineOffset, hasFixedNames);
  const outline: PageOutline = {
    file,
    source,
    title: frontMatter.title ?? file,
    sidebarLabel: frontMatter.sidebarLabel ?? null,
    unlisted: source.kind !== "doc" || frontMatter.unlisted === true,
    isWithoutSidebar: frontMatter.sidebar === "none",
    tags: (frontMatter.tags ?? []).map((target, index) => ({ target, ...front.placeOf(["tags", index]) })),
    ...usesOf(compiled),
    prose: [...front.texts.filter(({ key }) => textKeys.has(key)), ...compiled.prose],
    samples: compiled.samples.flatMap(sampleOutline),
    breakingChange: breakingChangeOutline(frontMatter, front),
    recipe: hasEntry(front.raw, "recipe") ? front.placeOf(["recipe"]) : null,
    problems: [
      ...checkFileName(source, file),
      ...checkSearchable(frontMatter, { file, ...front.placeOf(["searchable"]) }),
      ...checkSidebarLabel(frontMatter, { file, ...front.placeOf(["sidebarLabel"]) }),
      ...placeholderEntries(
        file,
        { title: frontMatter.title, description: frontMatter.description },
        front.placeOf,
      ),
      ...problems,
      // Of a file that could not be taken there is nothing more to say.
      ...(page.isUnusable ? [] : withoutRepeats(problems, [...front.problems, ...compiled.problems])),
    ],
  };
  return { outline, frontMatter, compiled, text: page.body, lineOffset: page.bodyLineOffset };
}

function breakingChangeOutline(
  { breakingChange }: PartialFrontMatter,
  { raw, placeOf }: YamlResult<FrontMatter>,
): BreakingChangeOutline | null {
  // One with a wrong entry is none to others, but it is there.
  if (!hasEntry(raw, "breakingChange")) return null;
  const codemods = [breakingChange?.codemod ?? []].flat().filter((codemod) => codemod !== "none");
  return {
    ...placeOf(["breakingChange"]),
    codemods: codemods.map((target, index) => ({
      target,
      ...placeOf(["breakingChange", "codemod", index]),
    })),
  };
}

function hasEntry(raw: unknown, key: string): boolean {
  return typeof raw === "object" && raw !== null && key in raw;
}

function sampleOutline({ check, show, line, column }: Sample): SampleOutline[] {
  if (!check) return [];
  const { fingerprint, label, request } = check;
  return [{ fingerprint, kind: request.kind, label, show, line, column }];
}

function checkSearchable(
  { searchable, unlisted }: PartialFrontMatter,
  place: Place & { file: string },
): Problem[] {
  if (searchable === undefined || unlisted === true) return [];
  const message =
    "searchable is only for unlisted pages. Search already reads the whole text of listed pages.";
  return [{ ...place, rule: "searchable", message, fix: "Remove searchable, or add unlisted: true." }];
}

function readFrontMatter(
  source: SourceKind,
  { front, hasFrontMatter }: PageSource,
  file: string,
): YamlResult<FrontMatter> {
  if (!hasFrontMatter) {
    const problem: Problem = {
      file,
      ...fileStart,
      rule: "front-matter",
      message: "The page has no front matter.",
      fix: "Begin the file with ---, title, description (and tags for a documentation page), ---.",
    };
    return { value: undefined, problems: [problem], raw: undefined, texts: [], placeOf: () => fileStart };
  }
  const schema: z.ZodType<FrontMatter> = schemas[source.kind];
  return checkYaml(front, schema, file);
}

function validEntries(schema: (typeof schemas)[SourceKind["kind"]], raw: unknown): PartialFrontMatter {
  if (typeof raw !== "object" || raw === null) return {};
  const shape: z.core.$ZodShape = schema.shape;
  const held = Object.entries(raw).filter(
    ([key, value]) => Object.hasOwn(shape, key) && shape[key] && z.safeParse(shape[key], value).success,
  );
  return schema.partial().safeParse(Object.fromEntries(held)).data ?? {};
}

/** A hidden character is reported at its own position, and not again at its paragraph's. */
function withoutRepeats(reported: readonly Problem[], more: readonly Problem[]): readonly Problem[] {
  const isReported = reported.some(({ rule }) => rule === "hidden-character");
  return isReported ? more.filter(({ rule }) => rule !== "hidden-character") : more;
}

function checkFileName(source: SourceKind, file: string): Problem[] {
  const at = { file, ...fileStart, rule: "file-name" };
  if (source.kind === "release" && !/^\d+\.\d+\.\d+$/.test(source.version)) {
    return [
      {
        ...at,
        message: `"${source.version}" isn't a version.`,
        fix: "Use three numbers as the file name, such as 1.2.0.mdx.",
      },
    ];
  }
  if (/[^\w./-]/.test(file)) {
    return [
      {
        ...at,
        message: "The file's name contains characters that aren't allowed in a URL.",
        fix: "Use only letters, digits, -, and _.",
      },
    ];
  }
  return [];
}
