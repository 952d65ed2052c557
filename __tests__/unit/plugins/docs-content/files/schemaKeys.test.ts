import { z } from "zod";
import { keysAt } from "../../../../../plugins/docs-content/files/schemaKeys";
import { sidebarFile } from "../../../../../plugins/docs-content/schema/sidebar";

const schema = z.object({ a: z.array(z.object({ b: z.string(), c: z.number() })).optional(), d: z.string() });

it.each([
  [[], ["a", "d"]],
  [
    ["a", 0],
    ["b", "c"],
  ],
  [["a"], []],
  [["d"], []],
  [["x", "y"], []],
])("at %j a schema knows %j", (path, expected) => {
  expect(keysAt(schema, path)).toEqual(expected);
});

it("knows the keys of all branches of a union, however deep", () => {
  const keys = ["category", "page", "unlisted", "items", "label", "link"];
  expect(keysAt(sidebarFile, ["items", 0]).sort()).toEqual([...keys, "group"].sort());
  expect(keysAt(sidebarFile, ["items", 0, "items", 3])).toEqual(keys);
});
