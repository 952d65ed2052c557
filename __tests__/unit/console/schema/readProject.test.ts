import type { SourceFile } from "../../../../shared/sourceFile";
import { readProject } from "../../../../src/console/schema/readProject";
import { expectQuick } from "../../../support/expectQuick";

const article = (attributes: object, more: object = {}): SourceFile => ({
  path: "src/api/article/content-types/article/schema.json",
  text: JSON.stringify({
    kind: "collectionType",
    collectionName: "articles",
    info: { singularName: "article", pluralName: "articles", displayName: "Article" },
    attributes,
    ...more,
  }),
});
const component = (uid: string, attributes: object): SourceFile => ({
  path: `src/components/${uid.replace(".", "/")}.json`,
  text: JSON.stringify({ collectionName: uid.replace(".", "_"), info: { displayName: uid }, attributes }),
});
const title = { title: { type: "string", required: true } };

function problemsOf(...files: SourceFile[]) {
  const read = readProject(files);
  return "problems" in read ? read.problems : [];
}
const messagesOf = (...files: SourceFile[]) => problemsOf(...files).map(({ message }) => message);

it("reads content types and components by their places", () => {
  const read = readProject([
    article({ ...title, quote: { type: "component", component: "blocks.quote" } }),
    component("blocks.quote", { text: { type: "text" } }),
  ]);
  expect(read).toMatchObject({
    project: {
      contentTypes: { "api::article.article": { attributes: title } },
      components: { "blocks.quote": {} },
    },
    types: [{ name: "Article", route: "/api/articles", fields: [{ name: "title", type: "string" }, {}] }],
    first: { path: "/api/articles", sender: "public" },
    notes: [],
  });
  expect(read).toHaveProperty("first.body", '{\n  "data": {\n    "title": "New entry"\n  }\n}');
});

it("knows a content type without its path by its singular name", () => {
  const { text } = article(title);
  for (const path of ["", "schema.json", "Downloads/schema (1).json"])
    expect(readProject([{ path, text }])).toHaveProperty("project.contentTypes", {
      "api::article.article": expect.anything(),
    });
});

it("asks for the path of a component", () => {
  const { text } = component("blocks.quote", {});
  expect(messagesOf({ path: "quote.json", text })).toEqual([expect.stringContaining("give its path")]);
});

it("says where a file is no JSON", () => {
  expect(problemsOf({ ...article({}), text: '{\n  "kind": "collectionType",\n}' })).toEqual([
    {
      path: "src/api/article/content-types/article/schema.json",
      message: "Expected a property name in double quotes.",
      line: 3,
      column: 1,
    },
  ]);
});

it("names missing components and targets with their attributes", () => {
  const attributes = {
    seo: { type: "component", component: "shared.seo" },
    zone: { type: "dynamiczone", components: ["blocks.a", "blocks.b"] },
    author: { type: "relation", relation: "manyToOne", target: "api::author.author" },
  };
  expect(messagesOf(article(attributes), component("blocks.b", {}))).toEqual([
    'The attribute "seo" uses the component shared.seo, which is missing. Add src/components/shared/seo.json.',
    'The attribute "zone" uses the component blocks.a, which is missing. Add src/components/blocks/a.json.',
    'The attribute "author" is a relation to api::author.author, which is missing. Add its schema.json.',
  ]);
});

it("says what it does with what belongs to plugins", () => {
  const relation = { type: "relation", relation: "manyToOne" };
  const read = readProject([
    article({
      owner: { ...relation, target: "plugin::users-permissions.user", inversedBy: "articles" },
      comments: { ...relation, target: "plugin::comments.comment" },
      cover: { type: "media" },
      color: { type: "customField", customField: "plugin::color-picker.color" },
    }),
  ]);
  expect(read).toHaveProperty("notes", [
    expect.stringContaining("3 made-up users"),
    "api::article.article comments is left out: plugin::comments.comment belongs to a plugin that the console doesn't have.",
    expect.stringContaining("8 images"),
    "api::article.article color: the custom field plugin::color-picker.color is run as a string.",
  ]);
  const attributes = (read as { project: { contentTypes: Record<string, { attributes: object }> } }).project
    .contentTypes["api::article.article"]?.attributes;
  expect(Object.keys(attributes ?? {})).toEqual(["owner", "cover", "color"]);
  expect(attributes).not.toHaveProperty("owner.inversedBy");
});

it("says the same about a component without a collection as the platform's loader", () => {
  const quote = { path: "src/components/blocks/quote.json", text: '{"info": {}, "attributes": {}}' };
  expect(messagesOf(article(title), quote)).toEqual([
    'Component quote is missing a "collectionName" property.',
  ]);
});

it("finds components that contain themselves, and too many levels", () => {
  const holds = (uid: string) => ({ part: { type: "component", component: uid } });
  expect(
    messagesOf(article(holds("a.a")), component("a.a", holds("a.b")), component("a.b", holds("a.a"))),
  ).toEqual([
    expect.stringContaining("A component can't contain itself: api::article.article → a.a → a.b → a.a."),
  ]);
  const chain = [1, 2, 3, 4, 5, 6].map((level) =>
    component(`a.l${level}`, level < 6 ? holds(`a.l${level + 1}`) : {}),
  );
  expect(messagesOf(article(holds("a.l1")), ...chain)).toEqual([
    "Components are nested in 6 levels. The console runs up to 5.",
  ]);
});

it("counts the fields of an entry with those of all its components, at once", () => {
  const wide = (uid: string) =>
    Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`a${at}`, { type: "component", component: uid }]),
    );
  const files = [
    article(wide("a.one")),
    component("a.one", wide("a.two")),
    component("a.two", wide("a.three")),
  ];
  expectQuick(() =>
    expect(messagesOf(...files, component("a.three", title))).toEqual([
      "An entry has 16,040,200 fields with those of its components. The console runs up to 3,000.",
    ]),
  );
});

it("says the same about names as the platform's loader", () => {
  const info = { singularName: "post", pluralName: "articles", displayName: "Post" };
  const other = { ...article(title, { info }), path: "src/api/article/content-types/post/schema.json" };
  expect(messagesOf(article(title), other)).toEqual(['The plural name "articles" should be unique']);
  expect(messagesOf(article(title, { info }))).toEqual([
    "The key of the content-type should be the same as its singularName. Found article and post.",
  ]);
});

it.each([
  [
    "__proto__",
    '{"info": {}, "attributes": {"__proto__": {"type": "string"}}}',
    '"__proto__" can\'t be a name.',
  ],
  [
    "constructor",
    '{"info": {}, "attributes": {"constructor": {"type": "string"}}}',
    '"constructor" can\'t be a name.',
  ],
  [
    "SQL",
    '{"info": {}, "attributes": {"a; DROP TABLE x": {"type": "string"}}}',
    "must match the following regex",
  ],
  [
    "SQL in the collection's name",
    '{"info": {}, "collectionName": "a`; DROP TABLE files", "attributes": {}}',
    "collectionName must match the following regex",
  ],
  [
    "an unknown type",
    '{"info": {}, "attributes": {"a": {"type": "strng"}}}',
    `The attribute "a" has the type "strng", which Strapi doesn't have.`,
  ],
  ["deep", `{"info": {}, "attributes": ${'{"a":'.repeat(50)}1${"}".repeat(50)}}`, "can't be a name"],
  ["no info", '{"attributes": {}}', "info is missing."],
  ["no attributes", '{"info": {}}', "attributes is missing."],
  ["no object", "[]", "The file holds no object."],
  ["no type", '{"info": {}, "attributes": {"a": {}}}', 'The attribute "a" has no type.'],
  [
    "no values",
    '{"info": {}, "attributes": {"a": {"type": "enumeration"}}}',
    'The enumeration "a" needs values',
  ],
])("ends a file with %s in a sentence", (_name, text, message) => {
  expect(messagesOf({ ...article({}), text })).toEqual([expect.stringContaining(message)]);
});

it("states its limits, at once", () => {
  expectQuick(() => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`a${at}`, { type: "string" }]),
    );
    expect(messagesOf(article(many))).toEqual([expect.stringContaining("longer than 200,000 characters")]);
    const some = Object.fromEntries(Object.entries(many).slice(0, 201));
    expect(messagesOf(article(some))).toEqual([
      "There are 201 attributes. The console runs up to 200 in a file.",
    ]);
    const files = Array.from({ length: 201 }, (_, at) => component(`a.c${at}`, {}));
    expect(messagesOf(...files)).toEqual(["There are 201 schemas. The console reads up to 200 files."]);
    const long = { path: "a", text: "x".repeat(150_000) };
    expect(messagesOf(...Array.from({ length: 7 }, () => long))).toEqual([
      expect.stringContaining("reads up to 1,000,000 in all"),
    ]);
  });
});
