import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  listFiles,
  type RecordingsFile,
  readRecordedPage,
  type Sample,
  type TypesFile,
  type VerifiableSample,
} from "../content";
import { Failure } from "../project";
import { isRecipe, type ProjectFile, projectFilesOf } from "./recipe/projectFiles";

/** A page or partial with its samples, and what was recorded of them. */
export interface SamplePage {
  /** Path from the content folder, as in problems. */
  readonly file: string;
  readonly samples: readonly Sample[];
  /** Why samples of the page aren't verified, unless they have their own reason. */
  readonly noSamplesBecause: string | null;
  /** Undefined for a page that was never recorded. */
  readonly recordings: RecordingsFile | undefined;
  /** Types of names in its code; undefined if there are none. */
  readonly types: TypesFile | undefined;
  /** Of a recipe: the files of its project. Otherwise none. */
  readonly projectFiles: readonly ProjectFile[];
}

/** A sample with its place. */
export interface SampleOfPage {
  readonly page: SamplePage;
  readonly sample: Sample;
  readonly check: VerifiableSample;
}

/**
 * Lists the pages of a content folder.
 *
 * @param wanted pages or folders of pages, with or without the content folder and the ending; all when empty.
 * @returns their paths from the content folder
 * @throws {Failure} for a word that names none
 */
export async function listPages(contentDir: string, wanted: readonly string[]): Promise<string[]> {
  const pages = (await listFiles(contentDir)).filter((file) => file.endsWith(".mdx"));
  const unknown = wanted.find((word) => !pages.some((file) => pageMatches(word, file)));
  if (unknown !== undefined) throw new Failure(`There is no page "${unknown}" in ${contentDir}.`);
  return wanted.length === 0 ? pages : pages.filter((file) => wanted.some((word) => pageMatches(word, file)));
}

/** Reads the pages of a content folder. Its parameters are those of `listPages`. */
export async function collectPages(contentDir: string, wanted: readonly string[]): Promise<SamplePage[]> {
  const pages = await listPages(contentDir, wanted);
  return Promise.all(pages.map((file) => readSamplePage(contentDir, file)));
}

async function readSamplePage(contentDir: string, file: string): Promise<SamplePage> {
  const { compiled, frontMatter, recordings, types } = await readRecordedPage(contentDir, file);
  const noSamplesBecause = frontMatter.noSamplesBecause ?? null;
  const projectFiles = isRecipe(file)
    ? projectFilesOf(file, readFileSync(join(contentDir, file), "utf8"))
    : [];
  return { file, samples: compiled.samples, noSamplesBecause, recordings, types, projectFiles };
}

/** What the platform can verify, in the order of pages and lines; the same sample of a page once. */
export function verifiableSamples(pages: readonly SamplePage[]): SampleOfPage[] {
  return pages.flatMap((page) => {
    const found = new Map<string, SampleOfPage>();
    for (const sample of page.samples) {
      const { check } = sample;
      if (check && !found.has(check.fingerprint)) found.set(check.fingerprint, { page, sample, check });
    }
    return [...found.values()];
  });
}

/** Whether an argument is the path of a page, or of a folder that it is in. With its ending, it is only a page. */
export function pageMatches(word: string, file: string): boolean {
  const named = word.replace(/^(\.\/)?(content\/|\/)?/, "");
  const path = named.replace(/(\.mdx|\.(samples|types)\.json|\/)$/, "");
  const page = file.replace(/\.mdx$/, "");
  return page === path || (!named.endsWith(".mdx") && page.startsWith(`${path}/`));
}
