import { join } from "node:path";
import type { SampleTypes } from "../../content";
import { folders } from "../../platform/folders";
import { inParallel } from "../../platform/inParallel";
import { prepareLab } from "../../platform/lab";
import { makeWorkspace } from "../code/workspace";
import { collectPages, type SampleOfPage, type SamplePage, verifiableSamples } from "../collect";
import { withRecipeTypes } from "../recipe/recipeTypes";
import type { VerifyOptions } from "../verifyOptions";
import { typesOfCode } from "./typesOfCode";
import { removeOrphanTypes, writeTypes } from "./writeTypes";

/** Samples that are compiled together, against the types of the same content types. */
type Group = readonly SampleOfPage[];

/**
 * Asks the compiler for the types of names in the TypeScript samples of pages, and writes them to files next to the pages. It
 * runs no sample; `check` and `record` do that as well.
 *
 * @param wanted pages or folders; all if empty
 */
export async function renewTypes(
  contentDir: string,
  wanted: readonly string[],
  options: VerifyOptions,
): Promise<void> {
  const { log, name, port } = options;
  const pages = await collectPages(contentDir, wanted);
  const samples = verifiableSamples(pages);
  await prepareLab();
  const found = new Map<SampleOfPage, SampleTypes>();
  await inParallel(groupsOf(samples), { name, atOnce: port === 0 ? undefined : 1 }, async (group, lab) => {
    const own = await typesOfGroup(group, { ...options, name: lab });
    for (const [sample, types] of own) found.set(sample, types);
  });
  const changed = pages.filter((page) => writeTypes(contentDir, page, typesOfPage(page, found)));
  const removed = wanted.length === 0 ? await removeOrphanTypes(contentDir, pages) : [];
  for (const { file } of changed) log(`Renewed the types of ${file}`);
  for (const file of removed) log(`Removed ${file}: its page is gone`);
  log(`${found.size} samples with types, ${changed.length} files changed`);
}

/** Ordinary samples together, and those of each recipe. */
function groupsOf(samples: readonly SampleOfPage[]): Group[] {
  const ordinary = samples.filter(({ page }) => page.projectFiles.length === 0);
  const recipes = new Set(samples.map(({ page }) => page).filter((page) => page.projectFiles.length > 0));
  const ofRecipes = [...recipes].map((recipe) => samples.filter(({ page }) => page === recipe));
  return [ordinary, ...ofRecipes].filter((group) => group.length > 0);
}

async function typesOfGroup(group: Group, options: VerifyOptions): Promise<Map<SampleOfPage, SampleTypes>> {
  const [first] = group;
  const read = async (types: string): Promise<Map<SampleOfPage, SampleTypes>> => {
    const workspace = makeWorkspace(group, options.name);
    try {
      const byFile = await typesOfCode(workspace, types);
      return new Map([...byFile].map(([file, own]) => [file.sample, own]));
    } finally {
      workspace.remove();
    }
  };
  const files = first?.page.projectFiles ?? [];
  if (files.length === 0) return read(join(folders.platform, "types/generated"));
  return withRecipeTypes(files, options, read);
}

function typesOfPage(
  page: SamplePage,
  found: ReadonlyMap<SampleOfPage, SampleTypes>,
): Map<string, SampleTypes> {
  const own = [...found].filter(([sample]) => sample.page === page);
  return new Map(own.map(([{ check }, types]) => [check.fingerprint, types]));
}
