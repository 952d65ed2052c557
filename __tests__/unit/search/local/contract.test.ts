import { buildIndex } from "../../../../build/search/buildIndex";
import { createEngine } from "../../../../src/search/local/engine";
import { manifestName } from "../../../../src/search/local/format";
import { itKeepsTheContract } from "../../../support/providerContract";
import { contractRecords } from "../../../support/searchRecords";

/** The records of each page, as a build passes them on. */
const pages = [...new Set(contractRecords.map((record) => record.url_without_anchor))].map((path) =>
  contractRecords.filter((record) => record.url_without_anchor === path),
);
const { manifest, files } = buildIndex(pages, []);

/** Reads the index from memory, as the worker reads it from the network. */
async function readFile(name: string): Promise<unknown> {
  const file = files.find((one) => one.name === name);
  return name === manifestName ? structuredClone(manifest) : JSON.parse(file?.content ?? "null");
}

describe("the local provider", () => {
  const engine = createEngine(readFile, () => {});
  itKeepsTheContract(() => ({ search: ({ requests }) => engine.search(requests) }));
});
