import { compile, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

describe("a component that belongs into another one", () => {
  it.each([
    ["Tab", "Tabs", '<Tab label="a">x</Tab>'],
    ["Card", "Cards", '<Card title="a" />'],
    ["Column", "Columns", "<Column>x</Column>"],
  ])("is reported outside: %s", (name, parent, body) => {
    expectProblems(compile(`Text.\n\n${body}`).problems, [
      ["page.mdx:3:1 component-place", `<${name}> is outside <${parent}>`, `directly inside <${parent}>`],
    ]);
  });

  it("is reported when another component stands between", () => {
    expectProblems(
      compile('<Cards>\n<Details summary="x">\n<Card title="a" />\n</Details>\n</Cards>').problems,
      [
        ["page.mdx:2:1 component-place", "<Cards> can contain only <Card>"],
        ["page.mdx:3:1 component-place", "<Card> is outside <Cards>"],
      ],
    );
  });
});

describe("a component that holds only its own kind", () => {
  it.each([
    ["<Cards>\n\nText.\n\n</Cards>", "3:1", "<Card>"],
    ["<Columns>\n<Column>a</Column>\n<Kbd>K</Kbd>\n</Columns>", "3:1", "<Column>"],
    ['<Tabs>\n<Tab label="a">x</Tab>\n\n- list\n\n</Tabs>', "4:1", "<Tab>"],
    ['<Tabs>\n<Tab label="a">x</Tab> and **words**\n</Tabs>', "2:23", "<Tab>"],
  ])("reports what else stands in it: %p", (body, place, name) => {
    const { problems } = compile(body);
    expect(problems[0]).toMatchObject({ rule: "component-place", message: expect.stringContaining(name) });
    expect(`${problems[0]?.line}:${problems[0]?.column}`).toBe(place);
    // One mistake, and no others that only follow from it.
    expect(problems.filter(({ message }) => !message.includes(name))).toEqual([]);
    expect(problems.every(({ message }) => message.includes("can contain only"))).toBe(true);
  });

  it("may be written in one line or many", () => {
    const cards = [
      {
        is: "Cards",
        children: [
          { is: "Card", props: { title: "a" } },
          { is: "Card", props: { title: "b" } },
        ],
      },
    ];
    expect(treeOf('<Cards><Card title="a" /><Card title="b" /></Cards>')).toEqual(cards);
    expect(treeOf('<Cards>\n<Card title="a" />\n<Card title="b" />\n</Cards>')).toEqual(cards);
    expect(treeOf('<Cards>\n\n<Card title="a" />\n\n<Card title="b" />\n\n</Cards>')).toEqual(cards);
  });
});

describe("a block component in a line of text", () => {
  it("is reported", () => {
    expectProblems(compile('Open <Details summary="x">y</Details> this.').problems, [
      ["page.mdx:1:6 component-place", "<Details> is a block component", "on separate lines"],
    ]);
  });

  it("is none when the line holds nothing else", () => {
    const details = { is: "Details", props: { summary: "x" }, children: ["y"] };
    expect(treeOf('- <Details summary="x">y</Details>')).toEqual([
      { tag: "ul", children: [{ tag: "li", children: ["\n", details, "\n"] }] },
    ]);
  });
});
