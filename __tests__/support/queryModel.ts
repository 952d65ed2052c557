import { readFileSync } from "node:fs";
import { builderModel } from "../../plugins/docs-content/facts/builderModel";
import { type FactSheet, notesById } from "../../plugins/docs-content/facts/sheet";
import { readFacts } from "../../plugins/docs-content/files/readFacts";
import { readNotes } from "../../plugins/docs-content/files/readNotes";
import type { QueryModel } from "../../shared/queryModel";

/** The model that the site's pages hold, made from the facts that are committed. */
export function saffronModel(): QueryModel {
  // The data layer makes it for JSON; that it is a model is what the tests with it prove.
  return builderModel(sheetOf) as unknown as QueryModel;
}

function sheetOf(name: string): FactSheet | undefined {
  const { facts } = readFacts(`data/${name}.json`, readFileSync(`content/data/${name}.json`, "utf8"));
  const notes = name === "filter-operators" ? notesOf(name) : {};
  return facts && { facts, notes };
}

function notesOf(name: string): FactSheet["notes"] {
  const file = `data/notes/${name}.yaml`;
  return notesById(readNotes(file, readFileSync(`content/${file}`, "utf8")).value ?? {});
}
