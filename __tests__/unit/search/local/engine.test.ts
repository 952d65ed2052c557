import { buildIndex, type SearchIndex } from "../../../../build/search/buildIndex";
import { createEngine, type Engine } from "../../../../src/search/local/engine";
import { manifestName } from "../../../../src/search/local/format";
import { MissingFileError, UnreachableError } from "../../../../src/search/unreachable";
import { recordsOfPage } from "../../../support/searchRecords";

const before = buildIndex([recordsOfPage("/guide/pears", "Pears", "Pears like warm walls.")], []);
const after = buildIndex([recordsOfPage("/guide/plums", "Plums", "Plums like rain, pears like walls.")], []);

/** A server on which one index replaces another. */
function serverOf(first: SearchIndex) {
  let current: SearchIndex | "down" = first;
  return {
    serve: (index: SearchIndex | "down") => {
      current = index;
    },
    readFile: async (name: string): Promise<unknown> => {
      if (current === "down") throw new UnreachableError("down");
      if (name === manifestName) return structuredClone(current.manifest);
      const file = current.files.find((one) => one.name === name);
      if (!file) throw new MissingFileError(name);
      return JSON.parse(file.content);
    },
  };
}

async function found(engine: Engine, query: string): Promise<unknown[]> {
  const { results } = await engine.search([{ indexName: "docs", query }]);
  return results.flatMap(({ hits }) => hits.map(({ url_without_anchor }) => url_without_anchor));
}

it("searches the new index when another deployment has taken the files of its own away", async () => {
  const { serve, readFile } = serverOf(before);
  const engine = createEngine(readFile, () => {});
  await engine.open();
  serve(after);
  expect(await found(engine, "pears")).toEqual(["/guide/plums"]);
});

it("opens the new index for questions, too", async () => {
  const { serve, readFile } = serverOf(before);
  const engine = createEngine(readFile, () => {});
  await engine.open();
  serve(after);
  const passages = await engine.passages("What do plums like?", { limit: 3 });
  expect(passages.map(({ record }) => record.url_without_anchor)).toEqual(["/guide/plums"]);
});

it("says so when the list names a file that isn't there", async () => {
  const { readFile } = serverOf({ ...before, files: [] });
  await expect(createEngine(readFile, () => {}).open()).rejects.toBeInstanceOf(MissingFileError);
});

it("says the same when it is only later that files go, and the list of them stays", async () => {
  const { serve, readFile } = serverOf(before);
  const engine = createEngine(readFile, () => {});
  await engine.open();
  serve({ ...before, files: [] });
  await expect(found(engine, "pears")).rejects.toBeInstanceOf(MissingFileError);
});

it("looks for texts in the new index, too, when everything else was loaded before", async () => {
  const { serve, readFile } = serverOf(before);
  const completed = jest.fn();
  const engine = createEngine(readFile, completed);
  await engine.passages("plums?", { limit: 1 });
  expect(completed).toHaveBeenCalledTimes(1);
  serve(after);
  expect(await found(engine, "pears")).toEqual(["/guide/plums"]);
});

it("searches what it has while the server can't be reached", async () => {
  const { serve, readFile } = serverOf(before);
  const engine = createEngine(readFile, () => {});
  await engine.open();
  serve("down");
  expect(await found(engine, "pears")).toEqual(["/guide/pears"]);
});

it("looks up a pasted text without loading anything but messages, and a search loads it once", async () => {
  const { readFile } = serverOf(before);
  const read: string[] = [];
  const completed = jest.fn();
  const engine = createEngine((name) => {
    read.push(name);
    return readFile(name);
  }, completed);
  await engine.lookUp("error: Something of another program broke\n    at h (app.js:3:70)\nin production");
  expect(read).toEqual([manifestName, ...before.manifest.messages]);
  expect(completed).not.toHaveBeenCalled();
  await engine.open();
  await found(engine, "pears");
  expect(read).toEqual(expect.arrayContaining([...before.manifest.index.content]));
  expect(new Set(read).size).toBe(read.length);
  expect(completed).toHaveBeenCalledTimes(1);
});

it("finds a message with its anchor and explanation, and loads only the text of its page", async () => {
  const message = "The soup must have a name";
  const [page, heading, ...others] = recordsOfPage(
    "/guide/errors/soups",
    "Errors of soups",
    "Name the soup.",
  );
  if (!page || !heading) throw new Error("no records");
  const hierarchy = { ...heading.hierarchy, lvl6: message };
  const index = buildIndex(
    [
      recordsOfPage("/guide/pears", "Pears", "Pears like warm walls."),
      [page, { ...heading, type: "lvl6", hierarchy }, ...others.map((record) => ({ ...record, hierarchy }))],
    ],
    [],
  );
  const read: string[] = [];
  const { readFile } = serverOf(index);
  const engine = createEngine(
    (name) => {
      read.push(name);
      return readFile(name);
    },
    () => {},
  );
  expect(await engine.lookUp(`[2026-11-26 09:41:07.221] error: ${message}`)).toEqual({
    kind: "found",
    url: "/guide/errors/soups#more",
    message,
    page: "Errors of soups",
    isIndexed: true,
    explanation: ["Name the soup."],
  });
  expect(read).toEqual([manifestName, index.manifest.messages[0], index.manifest.texts[0]?.file]);
});
