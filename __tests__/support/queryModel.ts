import { existsSync, readFileSync } from "node:fs";
import { builderModel } from "../../plugins/docs-content/facts/builderModel";
import { entriesOf } from "../../plugins/docs-content/store/entries";
import { lookup, noLists } from "../../plugins/docs-content/store/lookup";
import { storeOf } from "../../plugins/docs-content/store/store";
import type { QueryModel } from "../../shared/queryModel";

/** The model that the site's pages hold, made from the facts that are committed. */
export function saffronModel(): QueryModel {
  // The data layer makes it for JSON; that it is a model is what the tests with it prove.
  return builderModel(sheetOf) as unknown as QueryModel;
}

function sheetOf(name: string) {
  const files = [`data/${name}.json`, `data/notes/${name}.yaml`].filter((file) =>
    existsSync(`content/${file}`),
  );
  const entries = files.flatMap((file) => entriesOf(file, readFileSync(`content/${file}`, "utf8")));
  return lookup(storeOf(entries).get, () => noLists).facts(name);
}
