import { chosenFiles } from "../../../../src/console/schema/collectFiles";

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
