import { doc } from "./smallSite";

/** A file that someone wrote by mistake or on purpose. */
export interface HostileCase {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** `line rule` of a problem that it has to end in; undefined where it is right, and harmless. */
  readonly problem: string | undefined;
}

/** A page with this body, which begins at line 6. */
const body = (name: string, text: string, problem?: string): HostileCase => ({
  name,
  file: "guide/a.mdx",
  text: doc(text),
  problem,
});
/** A page with these further lines of front matter, the first of which is line 5. */
const front = (name: string, lines: string, problem?: string): HostileCase => ({
  name: `front matter: ${name}`,
  file: "guide/a.mdx",
  text: doc("Text.", `${lines}\n`),
  problem,
});
const yaml = (file: string, name: string, text: string, problem?: string): HostileCase => ({
  name: `${file}: ${name}`,
  file,
  text,
  problem,
});
const svg = (name: string, inside: string, problem?: string): HostileCase => ({
  name: `picture: ${name}`,
  file: "images/a.svg",
  text: `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>`,
  problem,
});

/** Names that every object of JavaScript has. */
const inherited = [
  "constructor",
  "toString",
  "toLocaleString",
  "valueOf",
  "__proto__",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "__defineGetter__",
  "__lookupSetter__",
];

const keys = inherited.flatMap((key) => [
  front(`the key ${key}`, `${key}: x`, "5 schema"),
  body(`the component ${key}`, `<${key} />`, "6 unknown-component"),
  body(`the prop ${key}`, `<Kbd ${key}="x">a</Kbd>`, "6 component-props"),
  body(`the expression ${key}`, `{${key}}`, "6 code-in-content"),
  body(`the language ${key}`, `\`\`\`${key}\na\n\`\`\``, "6 code-fence-language"),
  body(`the fence option ${key}`, `\`\`\`ts ${key}="x"\na\n\`\`\``, "6 code-fence-option"),
  body(`the heading ${key}`, `## ${key}`),
  yaml("tags.yaml", `the key ${key}`, `- ${key}: x`, "1 schema"),
  yaml("site.yaml", `the key ${key}`, `${key}: { a: 1 }`, "1 schema"),
  yaml("sidebars/guide.yaml", `the key ${key}`, `${key}: x\nname: a\narea: guide\nitems: []`, "1 schema"),
  yaml("data/notes/x.yaml", `the id ${key}`, `${key}: Words about it.`),
]);

const deep = [
  body("1,000 list items in a line", `${"- ".repeat(1000)}a`, "6 limit"),
  body("1,000 numbered items in a line", `${"1. ".repeat(1000)}a`, "6 limit"),
  body("1,000 quotes in a line", `${">".repeat(1000)}a`, "6 limit"),
  body("quotes and lists in turn", `${"> - ".repeat(500)}a`, "6 limit"),
  body("300 lists, each on its line", stairs(300, "- a"), "26 limit"),
  body("250 numbered lists", stairs(250, "1. a", 3), "26 limit"),
  body("21 lists", stairs(21, "- a"), "26 limit"),
  body("20 lists", stairs(20, "- a")),
  body("quotes behind backticks that open no fence", `\`\`\`a\`\`\`\n\n${"> ".repeat(60)}a`, "8 limit"),
  body("a heading with 60 equals signs below it", `Heading\n${"=".repeat(60)}`, "6 heading-level"),
  body("20 quotes", `${"> ".repeat(20)}a`),
  body("a rule of many dashes", "- ".repeat(20)),
  body("deep lists behind a page of text", `${"Text.\n\n".repeat(10)}${"- ".repeat(100)}a`, "26 limit"),
  ...["~", "!", "+", "- ", "void ", "typeof ", "await ", "delete ", "new "].map((sign) =>
    body(`an expression of ${sign}`, `{${sign.repeat(3000)}1}`, "6 limit"),
  ),
  ...["~", "!", "void ", "(", "[", "{"].map((sign) =>
    body(`a line of 20,000 ${sign}`, `Text.\n\n{${sign.repeat(20_000)}1}`, "8 limit"),
  ),
  body("a prop of operators", `<ApiCall path="/a" body={${"!".repeat(3000)}1} />`, "6 limit"),
  body("operators on lines of their own", `{\n${"!\n".repeat(5000)}1}`, "57 limit"),
  body(
    "a deep array in a prop",
    `<ApiCall path="/a" body={${"[".repeat(300)}${"]".repeat(300)}} />`,
    "6 limit",
  ),
  body(
    "a deep object in a prop",
    `<ApiCall path="/a" body={${"{a:".repeat(300)}1${"}".repeat(300)}} />`,
    "6 limit",
  ),
  ...["a=>", "a?"].map((sign) => body(`an expression of ${sign}`, `{${sign.repeat(3000)}1}`, "6 mdx-syntax")),
  body("brackets of links", `${"[".repeat(500)}a`, "6 limit"),
  body("open links", "[a](".repeat(500), "6 limit"),
  body("components in components", `${"<Kbd>".repeat(300)}a${"</Kbd>".repeat(300)}`, "6 limit"),
  body("30 components in components", `${"<Kbd>".repeat(30)}a${"</Kbd>".repeat(30)}`),
  body(
    "5,000 tabs in tabs",
    `${'<Tabs><Tab label="a">\n\n'.repeat(2499)}${"</Tab></Tabs>\n\n".repeat(2499)}`,
    "36 limit",
  ),
  body("5,000 fragments", `${"<>\n\n".repeat(4999)}${"</>\n\n".repeat(4999)}`, "66 limit"),
  body("open components", "<Kbd>".repeat(300), "6 mdx-syntax"),
  body(
    "blocks in blocks",
    `${'<Details summary="a">\n\n'.repeat(100)}a\n\n${"</Details>\n\n".repeat(100)}`,
    "66 limit",
  ),
  body("30 blocks in blocks", `${'<Details summary="a">\n\n'.repeat(30)}a\n\n${"</Details>\n\n".repeat(30)}`),
  body(
    "boxes in boxes",
    `${range(30)
      .map((at) => `${":".repeat(40 - at)}tip`)
      .join("\n")}\na`,
  ),
  body(
    "400 boxes in boxes",
    `${range(400)
      .map((at) => `${":".repeat(403 - at)}tip`)
      .join("\n")}\n${"A word.\n\n".repeat(5000)}`,
    "36 limit",
  ),
  body("emphasis in emphasis", `${"*a **b ".repeat(200)}${"** *".repeat(200)}`, "6 limit"),
  body("deep emphasis", `${"*".repeat(400)}a${"*".repeat(400)}`),
];

/** Backticks that don't open a code block: what follows them is text. */
const noFences = [
  ["a comment", "{/*\n```\n*/}"],
  ["a comment with a brace", "{/* }\n```\n*/}"],
  ["a comment in a quote", "> {/*\n> ```\n> */}"],
  ["a comment in an item", "- {/*\n  ```\n  */}"],
  ["a comment below a line of text", "Text\n{/*\n```\n*/}"],
  ["a comment behind a tag", "<Kbd>{/*\n```\n*/}</Kbd>"],
  ["a prop", '<Details summary="\n```\n">\n</Details>'],
  ["a template", "{`\n```\n`}"],
  ["a template in a prop", "<Kbd a={`\n```\n`}>a</Kbd>"],
  ["a template behind a string", '{"}"}{`\n```\n`}'],
  ["a module", "export const a = `\n```\n`;"],
  ["a module below a heading", "## A\nexport const a = `\n```\n`;"],
  ["a fence that is closed", "~~~a\n~~~ b ~~~\n~~~"],
].map(([name, text]) => body(`a fence in ${name}`, `${text}\n\n${"&lt;\n".repeat(600)}`, "limit"));

/** Each takes about a second or less on a quiet machine, and has enough lines for work that grows faster than they do to take far longer. */
const floods = [
  body("80,000 references", "&#x41;".repeat(20_000), "6 limit"),
  body("references on lines", "&lt;\n".repeat(600), "506 limit"),
  body("a megabyte", "word ".repeat(200_000), "1 file-size"),
  body("a long line", "word ".repeat(3000), "6 limit"),
  body(
    "a fence in a template in a quote",
    `> <Kbd\n> a={\`\n> \`\`\`\n${"> &lt;\n".repeat(600)}> \`} />`,
    "509 limit",
  ),
  body("a long line in a fence", `\`\`\`text\n${"a".repeat(20_000)}\n\`\`\``, "7 limit"),
  body("blank lines", "\n".repeat(60_000)),
  body("spaces", `a${" ".repeat(9000)}b`),
  body("lines of spaces", `${" ".repeat(5000)}\n`.repeat(20)),
  body("tabs", `a\n\n${"\t".repeat(9000)}b`),
  body("short lines", "a\n".repeat(20_000)),
  body("paragraphs", "A word.\n\n".repeat(5000)),
  ...["[", "![", "*a ", "_a ", "*a_ ", "~a ", "<", "<a ", "`a", "\\*", "a]", "[^a]", "![a](", "&", "{"].map(
    (sign) => body(`a line of ${sign}`, sign.repeat(3000), "6 limit"),
  ),
  ...["[a]: /x\n", "*a\n", "`a\n", "<a\n", "[a\n"]
    .map((sign) => body(`lines of ${sign.trim()}`, sign.repeat(3000), undefined))
    .map((one) => ({ ...one, problem: "limit" })),
  body(
    "backticks of all lengths",
    range(200)
      .map((at) => `${"`".repeat(at + 1)}a`)
      .join(""),
    "6 limit",
  ),
  body("a table of 2,000 columns", `${"|a".repeat(2000)}|\n${"|-".repeat(2000)}|`),
  body("a table of 2,000 rows", `|a|b|\n|-|-|\n${"|a|b|\n".repeat(2000)}`),
  body("a table of 20,000 columns", `${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|`, "6 limit"),
  body("headings", "## a\n\n".repeat(300), "8 duplicate-heading"),
  body("a code fence of brackets", `\`\`\`js\n${"(".repeat(3000)}\n\`\`\``),
  body("a code fence of tags", `\`\`\`html\n${"<a ".repeat(3000)}\n\`\`\``),
  body("a code fence of quotes", `\`\`\`ts\n${"'`".repeat(3000)}\n\`\`\``),
  body("a code fence of stars", `\`\`\`ts\n${"/*".repeat(3000)}\n\`\`\``),
  body("a shell fence whose quote is open", `\`\`\`bash\n$ a '${"\nb".repeat(3000)}\n\`\`\``),
  body("a shell fence of many lines whose quote is open", `\`\`\`bash\n$ a '${"\nb".repeat(20_000)}\n\`\`\``),
  body("pipes above a box", `${`${"|a".repeat(4000)}\n`.repeat(15)}`),
  body("thousands of headings", "## a\n\n".repeat(8000), "8 duplicate-heading"),
  body("lines of a fence to mark", `\`\`\`ts {1-999999999}\na\n\`\`\``, "6 code-fence-option"),
  body("a language of 5,000 letters", `\`\`\`${"a".repeat(5000)}\na\n\`\`\``, "6 code-fence-language"),
  body("a component of 5,000 letters", `<${"A".repeat(5000)} />`, "6 unknown-component"),
  body(
    "huge numbers",
    `<ApiCall path="/a" body={{ a: 1e999, b: ${"9".repeat(500)} }} />`,
    "6 component-props",
  ),
  body("a list that begins at 10⁹", "999999999. a"),
];

const hiddenMarks = [
  0x1, 0x7, 0x8, 0xb, 0xc, 0x1b, 0x7f, 0x80, 0x85, 0x9f, 0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029,
  0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff, 0xe0041, 0xd800,
].map((code) => ({ name: `U+${code.toString(16)}`, mark: String.fromCodePoint(code), code }));

const hidden = [
  ...hiddenMarks.flatMap(({ name, mark, code }) => [
    body(`${name} in a text`, `Text.\n\na${mark}b`, "8 hidden-character"),
    body(`${name} in code`, `\`\`\`text\na${mark}b\n\`\`\``, "7 hidden-character"),
    yaml("tags.yaml", `${name} in a name`, `- name: a${mark}b`, "1 hidden-character"),
    ...(code > 0xffff || code === 0xd800 || code < 0xa0
      ? []
      : [body(`${name} as a reference`, `a&#x${code.toString(16)};b`, "6 hidden-character")]),
  ]),
  body("a mark in a title", "x <Kbd>&#x202E;</Kbd>", "6 hidden-character"),
  body("a mark in a prop", '<Details summary="a&#x202E;b">\n\nx\n\n</Details>', "6 hidden-character"),
  body("a mark in a literal", '<Details summary={"a\\u202Eb"}>\n\nx\n\n</Details>', "6 hidden-character"),
  body("a mark in a link", "[a](https://a.example/&#x202E;b)", "6 hidden-character"),
  body("a joiner in English", "pass\u200dword", "6 hidden-character"),
  body("a joiner in Persian", "می\u200cخواهم"),
  body("a joiner in Hindi", "क्\u200dष"),
  body("a joiner in an emoji", "👩\u200d💻 👩🏽\u200d🚀 🏳️\u200d🌈"),
  body("Arabic and Hebrew", "العربية עברית"),
  front("a mark in an escape", 'sidebarLabel: "a\\u202Eb"', "5 hidden-character"),
];

const urls = [
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "&#106;avascript:alert(1)",
  "java&Tab;script:alert(1)",
  "vbscript:a",
  "data:text/html,a",
  "file:///etc/passwd",
  "blob:a",
  "//host.example",
  "///host.example",
  "\\\\\\\\host.example",
  "/\\\\host.example",
  "/&#9;/host.example",
  "https:host.example",
  "ftp://host.example",
  "view-source:a",
].flatMap((url) => [
  body(`a link to ${url}`, `[a](<${url}>)`, "6 link-url"),
  body(
    `a card to ${url}`,
    `<Cards>\n<Card title="a" href="${url.replaceAll("\\\\", "\\")}" />\n</Cards>`,
    "7 link-url",
  ),
  body(`a picture at ${url}`, `![a](<${url}>)`, "6 markdown-image"),
]);

const markup = [
  body("a comment of HTML", "<!-- a -->", "6 mdx-syntax"),
  body("a comment that is open", "<!-- a", "6 mdx-syntax"),
  body("CDATA", "<![CDATA[a]]>", "6 mdx-syntax"),
  body("a processing instruction", "<?php a ?>", "6 mdx-syntax"),
  body("a document type", "<!DOCTYPE html>", "6 mdx-syntax"),
  body("an open component", "<Kbd>", "6 mdx-syntax"),
  body("an open tag", "<Kbd", "7 mdx-syntax"),
  body("an open attribute", '<Kbd a="', "7 mdx-syntax"),
  body("an open expression", "{", "7 mdx-syntax"),
  body("an open prop", "<Kbd a={", "7 mdx-syntax"),
  body("a closing tag alone", "</Kbd>", "6 mdx-syntax"),
  body("an open fence", "```text\na"),
  body("an open box", ":::tip\na"),
  body("an open link", "[a](b"),
  body("an open emphasis", "**a"),
  ...[
    "script",
    "iframe",
    "object",
    "embed",
    "base",
    "link",
    "meta",
    "form",
    "style",
    "svg",
    "math",
    "template",
    "a",
    "div",
    "details",
    "video",
  ].map((name) => body(`<${name}>`, `<${name} />`, "6 unknown-component")),
  body("a handler", '<Kbd onClick="a">b</Kbd>', "6 component-props"),
  body("a style", '<Kbd style="a">b</Kbd>', "6 component-props"),
  body("raw markup", '<Kbd dangerouslySetInnerHTML={{__html: "a"}}>b</Kbd>', "6 component-props"),
  body("children as a prop", '<Kbd children="a" />', "6 component-props"),
  body("a spread", "<Kbd {...a}>b</Kbd>", "6 code-in-content"),
  body("a function", "<Kbd a={() => 1}>b</Kbd>", "6 code-in-content"),
  body("a regular expression", "{/(a+)+$/.test('a')}", "6 code-in-content"),
  body("a template", "{`a`}", "6 code-in-content"),
  body("an import", 'import a from "fs"', "6 code-in-content"),
  body("an export", "export default 1", "6 code-in-content"),
  body("a namespace", "<a:b />", "6 unknown-component"),
  body("a member", "<a.b.c />", "6 unknown-component"),
  body("a number for a text", "<Kbd><Badge kind={5} /></Kbd>", "6 component-props"),
  body(
    "a picture above its folder",
    '<Figure src="../../etc/passwd" alt="A picture of something." />',
    "6 component-props",
  ),
  body("markup in a title of code", '```text title="<img src=x onerror=alert(1)>"\na\n```'),
  body("markup in code", "`<script>alert(1)</script>`"),
  body("markup in a heading", "## &lt;script>alert(1)&lt;/script>"),
];

/** 2³⁰ words once its aliases are followed. */
export const laughs = `a0: &a0 [x, x]\n${range(30)
  .map((at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`)
  .join("\n")}`;
const anchors = ["&a x", "*a", "{ a: &a 1, b: *a }", "&a [*a]"];
const yamls = [
  ...anchors.map((value) => front(`an anchor, ${value}`, `sidebarLabel: ${value}`, "5 yaml-syntax")),
  front("a billion laughs", laughs, "5 yaml-syntax"),
  front("a deep list", `sidebarLabel: ${"[".repeat(2000)}`, "5 limit"),
  front("a deep map", `sidebarLabel: ${"{a: ".repeat(2000)}`, "5 limit"),
  front("deep items", `sidebarLabel:\n  ${"- ".repeat(2000)}a`, "6 limit"),
  front("a long line", `sidebarLabel: ${"a".repeat(20_000)}`, "5 limit"),
  front("an open quote", 'sidebarLabel: "a', "5 yaml-syntax"),
  front("a tag of YAML", "sidebarLabel: !!js/function 'a'", "5 yaml-syntax"),
  front("a key twice", "title: B", "5 yaml-syntax"),
  front("a merge", "<<: { title: B }", "5 schema"),
  front("a number", "sidebarLabel: 1e999", "5 schema"),
  front("nothing", "sidebarLabel:", "5 schema"),
  front(
    "1,000 unknown keys",
    range(1000)
      .map((at) => `k${at}: 1`)
      .join("\n"),
    "5 schema",
  ),
  ...[
    "tags.yaml",
    "redirects.yaml",
    "glossary.yaml",
    "site.yaml",
    "sidebars/guide.yaml",
    "synonyms.yaml",
  ].flatMap((file) => [
    yaml(file, "a deep list", "[".repeat(3000), "1 limit"),
    yaml(file, "deep items", `${"- ".repeat(3000)}a`, "1 limit"),
    yaml(file, "an alias of itself", "&a [*a]", "1 yaml-syntax"),
    yaml(file, "a text", "a", "1 schema"),
    yaml(file, "a megabyte", "a ".repeat(500_000), "1 file-size"),
  ]),
  yaml("data/notes/x.yaml", "operators in a note", `a: "{${"!".repeat(8000)}1}"`, "1 limit"),
];

const pictures = [
  svg("an escaped import", '<style>@\\69mport "//a.example";</style>', "2 picture-content"),
  svg("an escaped URL", "<style>a { fill: u\\72l(//a.example) }</style>", "2 picture-content"),
  svg("an escape in an attribute", '<g style="fill: u\\72l(//a.example)" />', "2 picture-content"),
  svg("a set of images", '<style>a { background: image-set("//a.example" 1x) }</style>', "2 picture-content"),
  svg("src()", '<style>a { background: src("//a.example") }</style>', "2 picture-content"),
  svg("a comment in a name", "<style>@im/**/port '//a.example'</style>", "2 picture-content"),
  svg("CDATA", "<style><![CDATA[a]]></style>", "2 picture-content"),
  svg("a handler", '<g onload="a" />', "2 picture-content"),
  svg("a script", "<script>a</script>", "2 picture-content"),
  svg("a URL", '<use href="//a.example/#b" />', "2 picture-content"),
  svg("a reference in a URL", '<use href="&#47;/a.example" />', "2 picture-content"),
  svg("links by the thousand", "<a>".repeat(300_000), "2 picture-content"),
  svg("URLs by the thousand", "url(//a.example) ".repeat(60_000), "2 picture-content"),
  svg("a hidden character", "<text>a\u202eb</text>", "2 hidden-character"),
  svg("a reference to one", "<text>a&#x202E;b</text>", "2 hidden-character"),
  svg("one beside a script", "<text>\u202e</text><script>a</script>", "2 picture-content"),
  svg("two megabytes", "a ".repeat(1_000_000), "1 file-size"),
  svg("deep groups", "<g>".repeat(10_000)),
  svg("spaces", " ".repeat(100_000)),
  svg("a long attribute", `<path d="${"M0 0 ".repeat(20_000)}" />`),
];

const facts = (value: string) =>
  `{\n"title": "a", "source": "b", "platform": "5.0.0",\n"columns": [{ "key": "a", "label": "A", "kind": "text" }],\n"rows": [{ "id": "a", "a": ${value} }]\n}`;
const recordings = (value: string) =>
  `{\n"writtenBy": "a",\n"samples": { "${"0".repeat(20)}": { "kind": "rest", "strapi": "5.0.0", "request": ${value} } }\n}`;
const data = (
  [
    ["data/x.json", facts, 4],
    ["guide/a.samples.json", recordings, 3],
  ] as const
).flatMap(([file, write, line]) => [
  yaml(file, "a hidden character", write('"a\u202eb"'), `${line} hidden-character`),
  yaml(file, "an escaped one", write('"a\\u202Eb"'), `${line} hidden-character`),
  yaml(file, "an escaped control character", write('"a\\u0007b"'), `${line} hidden-character`),
  yaml(file, "half of a character", write('"a\\ud83db"'), `${line} hidden-character`),
  yaml(file, "deep lists", write("[".repeat(50_000) + "]".repeat(50_000)), `${line} limit`),
  yaml(
    file,
    "a text of brackets and quotes",
    `{"${'\\"['.repeat(200_000)}`,
    file.includes("data") ? "1 facts" : "1 recording",
  ),
  yaml(file, "nothing", "null", file.includes("data") ? "1 facts" : "1 recording"),
  yaml(file, "two megabytes", write(`"${"a".repeat(2_000_000)}"`), "1 file-size"),
]);

const emoji = yaml("data/x.json", "an emoji in escapes", facts('"\\ud83d\\udc69\\u200d\\ud83d\\udcbb"'));

export const hostileCases: readonly HostileCase[] = [
  ...keys,
  ...deep,
  ...noFences,
  ...floods,
  ...hidden,
  ...urls,
  ...markup,
  ...yamls,
  ...pictures,
  ...data,
  emoji,
];

function stairs(count: number, item: string, step = 2): string {
  return range(count)
    .map((level) => `${" ".repeat(level * step)}${item}`)
    .join("\n");
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
