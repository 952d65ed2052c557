import { z } from "zod";
import { readYaml } from "../../../../../plugins/docs-content/files/yaml";
import { expectProblems } from "../../../../support/expectProblems";

const leaf = z.strictObject({ name: z.string().min(2, "write two letters"), count: z.number().optional() });
const schema = z.strictObject({
  title: z.string(),
  list: z.array(leaf).optional(),
  either: z
    .union([z.strictObject({ page: z.string() }), z.strictObject({ link: z.string(), label: z.string() })])
    .optional(),
});
const read = (text: string, lineOffset = 0) => readYaml(text, schema, "a.yaml", lineOffset);

describe("YAML that holds", () => {
  it("gives the checked value and the place of every part of it", () => {
    const { value, problems, placeOf } = read(
      "title: x\nlist:\n  - name: ab\n  - { name: cd, count: 2 }\n",
      1,
    );
    expect(problems).toEqual([]);
    expect(value).toEqual({ title: "x", list: [{ name: "ab" }, { name: "cd", count: 2 }] });
    expect(placeOf(["title"])).toEqual({ line: 2, column: 8 });
    expect(placeOf(["list", 1])).toEqual({ line: 5, column: 5 });
    expect(placeOf(["list", 1, "count"])).toEqual({ line: 5, column: 24 });
  });

  it("has a place near what is not there", () => {
    const { placeOf } = read("title: x\nlist:\n  - name: ab\n");
    expect(placeOf(["list", 0, "count"])).toEqual({ line: 3, column: 5 });
    expect(placeOf(["other"])).toEqual({ line: 1, column: 1 });
  });

  it("keeps days as text", () => {
    expect(read("title: 2026-11-21").value).toEqual({ title: "2026-11-21" });
  });
});

describe("YAML that can't be read", () => {
  it.each([
    ["a colon in bare text", "title: a: b", "1:8"],
    ["an open quote", 'title: "a', "1:10"],
    ["wrong indentation", "title: a\n  list: []", "1:8"],
    ["a tab", "title:\n\t- a", "2:1"],
    ["a key twice", "title: a\ntitle: b", "2:1"],
    ["an unknown kind", "title: !new a", "1:8"],
  ])("is reported once, where it goes wrong: %s", (_, text, place) => {
    const { value, raw, problems } = read(text);
    expectProblems(problems, [[`a.yaml:${place} yaml-syntax`, "not valid YAML", "Check quotes, colons"]]);
    expect(value).toBeUndefined();
    expect(raw).toBeUndefined();
  });

  it.each([
    ["an alias", "title: *bold", "1:8"],
    ["an anchor", "title: &amp x", "1:13"],
    ["an alias that leads into itself", "title: x\nlist: &a [*a]", "2:10"],
  ])("is text that YAML takes for %s", (_, text, place) => {
    expectProblems(read(text).problems, [[`a.yaml:${place} yaml-syntax`, "starts with * or &", "in quotes"]]);
  });
});

describe("YAML that is not as it should be", () => {
  it("says what is missing", () => {
    expectProblems(read("list: []", 1).problems, [
      ["a.yaml:2:1 schema", '"title" is missing', 'Add "title" (string).'],
    ]);
  });

  it("says what has the wrong type, and where", () => {
    expectProblems(read("title: 5").problems, [
      ["a.yaml:1:8 schema", '"title" is wrong', "expected string, received number", 'Correct "title".'],
    ]);
  });

  it("says it deep inside, in the schema's own words", () => {
    expectProblems(read("title: x\nlist:\n  - name: ab\n  - name: c\n").problems, [
      ["a.yaml:4:11 schema", '"list.1.name" is wrong: write two letters'],
    ]);
  });

  it("names an unknown key where it stands, with the nearest and all known ones", () => {
    expectProblems(read("list: []\ntitle: x\ntitel: y\n").problems, [
      ["a.yaml:3:1 schema", 'Unknown key "titel"', 'Did you mean "title"?', "Known: title, list, either."],
    ]);
  });

  it("knows the keys at the place of an unknown one", () => {
    expectProblems(read("title: x\nlist:\n  - name: ab\n    cuont: 1\n").problems, [
      ["a.yaml:4:5 schema", 'Unknown key "cuont"', 'Did you mean "count"?', "Known: name, count."],
    ]);
  });

  it("reports each of several unknown keys", () => {
    expectProblems(read("one: 1\ntitle: x\ntwo: 2").problems, [["a.yaml:1:1 schema"], ["a.yaml:3:1 schema"]]);
  });

  it("complains of the kind of entry that was meant", () => {
    expectProblems(read("title: x\neither:\n  page: /a\n  lable: b\n").problems, [
      ["a.yaml:4:3 schema", 'Unknown key "lable"', 'Did you mean "label"?'],
    ]);
    expectProblems(read("title: x\neither:\n  link: /a\n").problems, [
      ["a.yaml:3:3 schema", '"either.label" is missing'],
    ]);
  });

  it.each([
    ["nothing", "", "expected object, received null"],
    ["a list", "- a", "expected object, received array"],
    ["a word", "word", "expected object, received string"],
  ])("says so when the whole is %s", (_, text, words) => {
    expectProblems(read(text).problems, [["a.yaml:1:1 schema", "The file is wrong", words, "Correct it."]]);
  });

  it.each([
    ["a control character", "\\u0008", "U+0008"],
    ["half of a character", "\\ud83d", "U+D83D"],
    ["what turns text around", "\u202e", "U+202E"],
    ["a separator of lines", "\\L", "U+2028"],
  ])("reports %s, which no one sees", (_, character, name) => {
    expectProblems(read(`title: "a${character}b"\n`).problems, [
      ["a.yaml:1:8 hidden-character", name, "Remove it."],
    ]);
  });

  it("takes line breaks, tabs, images and letters of every script", () => {
    expect(read('title: "a\\n\tb 🚀 é العربية"').problems).toEqual([]);
  });

  it("still gives what was written", () => {
    expect(read("title: 5").raw).toEqual({ title: 5 });
  });
});
