import { isBelow } from "../../../shared/choices";
import { codemodFacts } from "../changes/changeFacts";
import type { Reference } from "../compile/context";
import type { PageOutline } from "../files/readPage";
import { didYouMean } from "../nearest";
import { fileStart, type Problem } from "../problems";
import { type ContentModel, isUnusable, registerOf } from "./model";

/** Pages of the folder that site.yaml names say what they change, no others do, and their codemods exist. */
export function checkBreakingChanges(model: ContentModel): Problem[] {
  const settings = registerOf(model, "settings");
  const folder = settings?.value?.breakingChanges;
  const placed = isUnusable(settings) ? [] : model.pages.flatMap((page) => checkPlace(page, folder));
  return [...placed, ...checkCodemods(model)];
}

function checkPlace({ file, source, breakingChange }: PageOutline, folder: string | undefined): Problem[] {
  const isOne =
    folder !== undefined && source.kind === "doc" && source.path !== folder && isBelow(source.path, folder);
  if (isOne === (breakingChange !== null)) return [];
  const rule = "breaking-change";
  if (breakingChange === null) {
    const message = `A page below ${folder} must describe its change.`;
    const fix = "Add breakingChange with affects, codemod, since, and severity to the front matter.";
    return [{ file, ...fileStart, rule, message, fix }];
  }
  const { line, column } = breakingChange;
  const message = folder
    ? `Only a page below ${folder} is a breaking change.`
    : "The site has no folder of breaking changes.";
  const fix = folder
    ? "Remove breakingChange, or move the page."
    : "Remove breakingChange, or name the folder in site.yaml.";
  return [{ file, line, column, rule, message, fix }];
}

function checkCodemods({ pages, facts }: ContentModel): Problem[] {
  const sheet = facts.find(({ name }) => name === codemodFacts);
  if (sheet && !sheet.facts) return [];
  const known = (sheet?.facts?.rows ?? []).map(({ id }) => id);
  const named = pages.flatMap(({ file, breakingChange }) =>
    (breakingChange?.codemods ?? []).map((codemod: Reference) => ({ file, ...codemod })),
  );
  return named.flatMap(({ file, target, line, column }): Problem[] => {
    if (known.includes(target)) return [];
    const message = `The upgrade tool has no codemod "${target}".`;
    const fix = `Use an ID from data/${codemodFacts}.json, or write codemod: none.${didYouMean(target, known)}`;
    return [{ file, line, column, rule: "unknown-codemod", message, fix }];
  });
}
