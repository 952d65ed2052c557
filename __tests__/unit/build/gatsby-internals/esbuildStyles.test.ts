import { minifyStyles } from "../../../../build/gatsby-internals/esbuildStyles";

it("makes a sheet small, and keeps the order of its layers first", async () => {
  const sheet =
    "/* Ours. */\n@layer base, components;\n@layer components { a { color: red } }\n@layer base { a { top: 0px } }\n";
  expect(await minifyStyles({ "app.css": sheet })).toEqual({
    code: "@layer base,components;@layer components{a{color:red}}@layer base{a{top:0}}",
    map: "",
    warnings: [],
  });
});

it("tells what is wrong with a sheet", async () => {
  const { warnings } = await minifyStyles({ "app.css": "a { color: red; } }" });
  expect(warnings).toEqual(['Unexpected "}"']);
});

it("takes the space before the value of a custom property", async () => {
  const { code } = await minifyStyles({ "a.css": ":root { --a: 1px; --b: ; }" });
  expect(code).toBe(":root{--a:1px;--b: }");
});

it("writes the colors of the palette where their names stand", async () => {
  const sheet =
    ":root { --paper-0: #fff; --shade-soft: rgb(36 24 39 / 7%); } :root { --color-bg: var(--paper-0); --own: 2px; }";
  const { code } = await minifyStyles({ "app.css": sheet });
  expect(code).toBe(":root{--color-bg:#fff;--own:2px}");
});
