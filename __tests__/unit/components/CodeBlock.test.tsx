/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { CodeBlock } from "../../../src/components/CodeBlock/CodeBlock";
import { codeBlockDefinition } from "../../../src/components/CodeBlock/CodeBlock.definition";
import { copyableText } from "../../../src/components/CodeBlock/copyableText";
import { Tab } from "../../../src/components/Tab/Tab";
import { Tabs } from "../../../src/components/Tabs/Tabs";

const twoLines = '<span class="line">one</span>\n<span class="line">two</span>';

function statesOf(container: HTMLElement): string[] {
  return container.querySelector("pre")?.getAttribute("data-states")?.split(" ") ?? [];
}

function setClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
}

describe("CodeBlock", () => {
  it("holds the compiler's markup in a pre that the keyboard can scroll, and names it", () => {
    const { container } = render(
      <CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} title="a.ts" />,
    );
    expect(container.querySelector("pre")?.tabIndex).toBe(0);
    expect(screen.getByRole("group", { name: "Code: a.ts" }).tagName).toBe("PRE");
    expect(container.querySelector("code.language-ts")?.innerHTML).toBe(twoLines);
  });

  it("names the file in a caption, and has none without a title", () => {
    const { container, rerender } = render(
      <CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} title="config/server.ts" />,
    );
    expect(container.querySelector("figcaption span")?.textContent).toBe("config/server.ts");
    rerender(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} />);
    expect(container.querySelector("figcaption")).toBeNull();
  });

  it("keeps the reader's names in the path of a file when it renders again", () => {
    const titleHtml = 'src/api/<var data-own="singular">recipe</var>/index.ts';
    const size = { lines: 2, columns: 3 };
    const block = (
      <CodeBlock
        id="x"
        html={twoLines}
        lang="ts"
        {...size}
        title="src/api/recipe/index.ts"
        titleHtml={titleHtml}
      />
    );
    const { container, rerender } = render(block);
    const name = container.querySelector("figcaption var");
    if (name) name.textContent = "blog-post";
    rerender(block);
    expect(container.querySelector("figcaption span")?.textContent).toBe("src/api/blog-post/index.ts");
  });

  it("says beside the title with what it was verified", () => {
    render(
      <CodeBlock
        id="code-a"
        html={twoLines}
        lang="ts"
        lines={2}
        columns={3}
        title="config/server.ts"
        verifiedWith="5.54.0"
      />,
    );
    expect(screen.getByRole("link", { name: "Verified with Strapi 5.54.0" })).toBeDefined();
  });

  it("copies its text and says so", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setClipboard(writeText);
    render(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} />);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy code" })));
    expect(writeText).toHaveBeenCalledWith("one\ntwo");
    expect(screen.getByRole("status").textContent).toBe("Copied");
  });

  it("says what to do when the browser rejects the clipboard", async () => {
    setClipboard(() => Promise.reject(new Error("denied")));
    render(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} />);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy code" })));
    expect(screen.getByRole("status").textContent).toContain("select the code");
  });

  it("wraps lines when asked, from the start where the writer says so", () => {
    const { container } = render(
      <CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} wrap />,
    );
    const toggle = screen.getByRole("button", { name: "Wrap long lines" });
    expect(statesOf(container)).toContain("wrapped");
    fireEvent.click(toggle);
    expect(statesOf(container)).not.toContain("wrapped");
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
  });

  it.each([
    { lines: 30, collapse: false, isCollapsed: false },
    { lines: 31, collapse: false, isCollapsed: true },
    { lines: 13, collapse: true, isCollapsed: true },
    { lines: 12, collapse: true, isCollapsed: false },
  ])(
    "with $lines lines and collapse=$collapse: collapsed is $isCollapsed",
    ({ lines, collapse, isCollapsed }) => {
      const { container } = render(
        <CodeBlock id="code-x" html={twoLines} lang="ts" lines={lines} columns={3} collapse={collapse} />,
      );
      expect(statesOf(container).includes("collapsed")).toBe(isCollapsed);
      expect(screen.queryByRole("button", { name: `Show all ${lines} lines` }) !== null).toBe(isCollapsed);
    },
  );

  it("opens and closes a collapsed block", () => {
    const { container } = render(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={40} columns={3} />);
    fireEvent.click(screen.getByRole("button", { name: "Show all 40 lines" }));
    expect(statesOf(container)).not.toContain("collapsed");
    const close = screen.getByRole("button", { name: "Show fewer lines" });
    expect(close.getAttribute("aria-expanded")).toBe("true");
    expect(close.getAttribute("aria-controls")).toBe(container.querySelector("pre")?.id);
    fireEvent.click(close);
    expect(statesOf(container)).toContain("collapsed");
  });

  it("marks numbered and diff blocks for the style sheet", () => {
    const { container } = render(
      <CodeBlock
        id="code-x"
        html={twoLines}
        lang="ts"
        lines={2}
        columns={3}
        showLineNumbers
        diff
        title="a.ts"
      />,
    );
    expect(statesOf(container)).toEqual(["numbered", "diff"]);
  });
});

describe("the lines of a CodeBlock", () => {
  const hashLines = (container: HTMLElement) =>
    [...container.querySelectorAll(".line.linked")].map((line) => line.textContent);

  beforeEach(() => history.replaceState(null, "", "/page"));

  it("are numbered and linked when asked, and the URL names the one that is clicked", () => {
    const { container } = render(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} />);
    expect(screen.queryAllByRole("link")).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Number lines" }));
    fireEvent.click(screen.getByRole("link", { name: "Line 2" }));
    expect(location.hash).toBe("#code-x-L2");
    expect(hashLines(container)).toEqual(["two"]);
    fireEvent.click(screen.getByRole("link", { name: "Line 1" }), { shiftKey: true });
    expect(location.hash).toBe("#code-x-L1-L2");
    expect(hashLines(container)).toEqual(["one", "two"]);
  });

  it("leave a click with Ctrl to the browser, which opens a tab", () => {
    render(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} showLineNumbers />);
    const isLeft = fireEvent.click(screen.getByRole("link", { name: "Line 2" }), { ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(location.hash).toBe("");
  });

  it("are one stop for the Tab key, with arrows to go on", () => {
    render(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} showLineNumbers />);
    const [first, second] = screen.getAllByRole("link");
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
    fireEvent.keyDown(document.activeElement ?? document, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
  });

  it("are shown when a URL names them, also those behind the fold", () => {
    history.replaceState(null, "", "#code-x-L40");
    Element.prototype.scrollIntoView = jest.fn();
    const forty = Array.from({ length: 40 }, (_, at) => `<span class="line">${at + 1}</span>`).join("\n");
    const { container } = render(<CodeBlock id="code-x" html={forty} lang="ts" lines={40} columns={3} />);
    expect(hashLines(container)).toEqual(["40"]);
    expect(statesOf(container)).toEqual(["numbered"]);
  });

  it("are those of this block only", () => {
    history.replaceState(null, "", "#code-x-2-L1");
    const { container } = render(<CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} />);
    expect(hashLines(container)).toEqual([]);
  });
});

describe("copyableText", () => {
  function textOf(html: string): string {
    const code = document.createElement("code");
    code.innerHTML = html;
    return copyableText(code);
  }

  it("leaves out removed lines and the shell's prompt", () => {
    expect(textOf('<span class="line del">old</span>\n<span class="line ins">new</span>')).toBe("new");
    expect(textOf('<span class="line"><span class="prompt">$ </span>npm <span>run</span></span>')).toBe(
      "npm run",
    );
  });

  it("leaves out what a command printed", () => {
    expect(textOf('<span class="line">a</span>\n<span class="line out">b</span>')).toBe("a");
  });

  it("keeps empty lines and indentation", () => {
    expect(
      textOf('<span class="line">a</span>\n<span class="line"></span>\n<span class="line">  b</span>'),
    ).toBe("a\n\n  b");
  });
});

describe("codeBlockSchema", () => {
  it("accepts what a fence can say", () => {
    expect(
      codeBlockDefinition.props.safeParse({ title: "a.ts", showLineNumbers: true, wrap: true }).success,
    ).toBe(true);
  });

  it("rejects words that are no options", () => {
    expect(codeBlockDefinition.props.safeParse({ lineNumbers: true }).success).toBe(false);
    expect(codeBlockDefinition.props.safeParse({ wrap: "yes" }).success).toBe(false);
  });
});

it("leaves frame and tools to the tabs that hold nothing but code", () => {
  const tabs = [{ value: "ts", label: "TypeScript" }];
  const shown = (isFramed: boolean) => (
    <Tabs id="tabs-1" tabs={tabs} isFramed={isFramed}>
      <Tab value="ts" label="TypeScript">
        <CodeBlock id="code-x" html={twoLines} lang="ts" lines={2} columns={3} />
      </Tab>
    </Tabs>
  );
  const { container, rerender } = render(shown(true));
  expect(container.querySelector("[data-framed] figure")?.className).toBe("");
  expect(container.querySelector("figure")?.dataset.shape).toBe("framed");
  rerender(shown(false));
  expect(container.querySelector("[data-framed]")).toBeNull();
  expect(container.querySelector("figure")?.dataset.shape).toBe("lines");
});
