import { readFile } from "node:fs/promises";
import { Failure } from "../command/failure.mjs";

/**
 * @typedef {{ content: string, name: string, today: string, sidebar: string }} Wish
 * content: the content folder; name: as typed; sidebar: by name, or empty for the area's own
 * @typedef {{ file: string, text: string }} PlannedFile file: inside the content folder, or a whole path
 * @typedef {PlannedFile & { changes: () => PlannedFile[], next: string }} Plan
 * changes: files that are there and must change, too; next: what the person does now
 * @typedef {(wish: Wish) => Promise<Plan>} Planner
 */

/** @type {Planner} */
export async function planSnippet({ name, today }) {
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

/** @type {Planner} */
export async function planRelease({ name, today }) {
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
 * @param {string} name of a file in templates/
 * @param {Record<string, string>} values for its `{{placeholders}}`
 */
export async function fillTemplate(name, values) {
  const template = await readFile(new URL(`templates/${name}`, import.meta.url), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key] ?? "");
}

/**
 * @param {string} slug such as `saving-content`
 * @returns {string} such as `Saving content`
 */
export function titleOf(slug) {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
