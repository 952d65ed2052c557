import { readFile } from "node:fs/promises";
import { Failure } from "../command/failure.mjs";

export interface NewFileOptions {
  /** The content folder. */
  readonly content: string;
  /** As typed. */
  readonly name: string;
  readonly today: string;
  /** By name, or empty for the area's own. */
  readonly sidebar: string;
}

export interface PlannedFile {
  /** Inside the content folder, or a whole path. */
  readonly file: string;
  readonly text: string;
}

export interface Plan extends PlannedFile {
  /** Files that are there and must change, too. */
  changes(): readonly PlannedFile[];
  /** What the person does now. */
  readonly next: string;
}

export type Planner = (options: NewFileOptions) => Promise<Plan>;

export async function planSnippet({ name, today }: NewFileOptions): Promise<Plan> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Failure(
      `"${name}" can't name a snippet: write small letters, digits and single hyphens, as in api-base-url.`,
    );
  }
  const text = await fillTemplate("snippet.mdx", { title: titleOf(name), today, name });
  return {
    file: `snippets/${name}.mdx`,
    text,
    changes: () => [],
    next: `Replace each TODO, then include it in a page with <Snippet id="${name}" />. Its own page is /snippets/${name}.`,
  };
}

export async function planRelease({ name, today }: NewFileOptions): Promise<Plan> {
  if (!/^\d+\.\d+\.\d+$/.test(name)) {
    throw new Failure(`"${name}" can't name a release: write three numbers, as in 5.7.0.`);
  }
  const text = await fillTemplate("release.mdx", { title: name, today, name });
  return {
    file: `release-notes/${name}.mdx`,
    text,
    changes: () => [],
    next: `Replace each TODO; the page is /release-notes/${name}. When it ships, set "version" in package.json to ${name}.`,
  };
}

/**
 * @param name of a file in templates/
 * @param values for its `{{placeholders}}`
 */
export async function fillTemplate(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile(new URL(`templates/${name}`, import.meta.url), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key] ?? "");
}

/**
 * @param slug such as `saving-content`
 * @returns such as `Saving content`
 */
export function titleOf(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
