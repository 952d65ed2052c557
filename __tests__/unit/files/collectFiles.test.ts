import { limits } from "../../../src/console/schema/limits";
import { placeOf } from "../../../src/console/schema/places";
import * as collect from "../../../src/files/collectFiles";

const chosenFiles = (files: Iterable<File>) =>
  collect.chosenFiles(files, { isWanted: (path) => placeOf(path) !== undefined, limits });

const file = (path: string, text = "{}") => {
  const made = new File([text], path.split("/").at(-1) ?? "");
  return Object.defineProperty(made, "webkitRelativePath", { value: path.includes("/") ? path : "" });
};

it("takes the schemas of a folder, and nothing else in it", async () => {
  const found = await chosenFiles([
    file("app/src/api/book/content-types/book/schema.json"),
    file("app/src/components/blocks/quote.json"),
    file("app/src/api/book/controllers/book.js"),
    file("app/src/api/book/content-types/book/lifecycles.js"),
    file("app/src/admin/components/blocks/quote.json"),
    file("app/dist/src/api/book/content-types/book/schema.json"),
    file("app/node_modules/x/src/components/blocks/quote.json"),
    file("app/package.json"),
  ]);
  expect(found.map(({ path }) => path)).toEqual([
    "app/src/api/book/content-types/book/schema.json",
    "app/src/components/blocks/quote.json",
  ]);
});

it("takes every file that is chosen by itself", async () => {
  expect(await chosenFiles([file("schema.json", '{"a": 1}')])).toEqual([
    { path: "schema.json", text: '{"a": 1}' },
  ]);
});

it("reads no more of a huge file than it takes to say so, and no more files than it takes", async () => {
  const [huge] = await chosenFiles([file("schema.json", "x".repeat(3_000_000))]);
  expect(huge?.text.length).toBeLessThan(1_000_000);
  const many = Array.from({ length: 500 }, (_, at) => file(`src/components/a/c${at}.json`));
  expect(await chosenFiles(many)).toHaveLength(201);
});

/** An entry of a dropped folder, as browsers give it: children come in parts, and the last part is empty. */
function entryOf(path: string, children?: FileSystemEntry[]): FileSystemEntry {
  const parts = [children ?? [], []];
  return {
    fullPath: `/${path}`,
    name: path.split("/").at(-1),
    isDirectory: children !== undefined,
    isFile: children === undefined,
    file: (done: (file: File) => void) => done(new File(["{}"], path)),
    createReader: () => ({
      readEntries: (done: (part: FileSystemEntry[]) => void) => done(parts.shift() ?? []),
    }),
  } as unknown as FileSystemEntry;
}

it("takes what is wanted from a dropped folder, with its path", async () => {
  const folder = entryOf("app", [
    entryOf("app/node_modules", [entryOf("app/node_modules/config.json")]),
    entryOf("app/config", [entryOf("app/config/server.json"), entryOf("app/config/notes.txt")]),
  ]);
  const transfer = { items: [{ webkitGetAsEntry: () => folder }], files: [] } as unknown as DataTransfer;
  const wanted = { isWanted: (path: string) => path.endsWith(".json"), limits };
  expect(await collect.droppedFiles(transfer, wanted)).toEqual([
    { path: "app/config/server.json", text: "{}" },
  ]);
});

it("takes a dropped file whatever it is", async () => {
  const transfer = {
    items: [{ webkitGetAsEntry: () => entryOf("notes.txt") }],
    files: [],
  } as unknown as DataTransfer;
  const wanted = { isWanted: () => false, limits };
  expect(await collect.droppedFiles(transfer, wanted)).toEqual([{ path: "notes.txt", text: "{}" }]);
});
