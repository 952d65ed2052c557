import { readBody } from "../../../src/requests/body";

it("reads JSON", () => {
  expect(readBody('{"data": {"title": "Leek soup"}}')).toEqual({ value: { data: { title: "Leek soup" } } });
});

it("says in which line it is wrong", () => {
  expect(readBody('{\n  "data": {\n    "title": "a",\n  }\n}')).toMatchObject({ line: 4 });
  expect(readBody('{\n  "data": {\n')).toMatchObject({ line: 2 });
});

it.each(["", "  \n", "{'a': 1}", "{a: 1}", "nope", '{"a": 1} b', '["a"'])(
  "explains %j in a sentence",
  (text) => {
    expect(readBody(text)).toMatchObject({ message: expect.stringMatching(/^[A-Z][^\n]*\.$/) });
  },
);

it("doesn't repeat the text", () => {
  expect(readBody("nope")).toMatchObject({ message: expect.not.stringContaining("is not valid JSON") });
});
