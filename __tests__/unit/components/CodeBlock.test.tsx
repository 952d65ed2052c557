/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { CodeBlock } from "../../../src/components/CodeBlock/CodeBlock";
import { codeBlockSchema } from "../../../src/components/CodeBlock/CodeBlock.schema";
import { copyableText } from "../../../src/components/CodeBlock/copyableText";

const twoLines = '<span class="line">one</span>\n<span class="line">two</span>';

function statesOf(container: HTMLElement): string[] {
  return container.querySelector("pre")?.getAttribute("data-states")?.split(" ") ?? [];
}

function setClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
}

describe("CodeBlock", () => {
  it("holds the compiler's markup in a pre that the keyboard can scroll", () => {
    const { container } = render(<CodeBlock html={twoLines} lang="ts" lines={2} />);
    expect(container.querySelector("pre")?.tabIndex).toBe(0);
    expect(container.querySelector("code.language-ts")?.innerHTML).toBe(twoLines);
  });

  it("names the file in a caption, and has none without a title", () => {
    const { container, rerender } = render(
      <CodeBlock html={twoLines} lang="ts" lines={2} title="config/server.ts" />,
    );
    expect(container.querySelector("figcaption")?.textContent).toBe("config/server.ts");
    rerender(<CodeBlock html={twoLines} lang="ts" lines={2} />);
    expect(container.querySelector("figcaption")).toBeNull();
  });

  it("copies its text and says so", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setClipboard(writeText);
    render(<CodeBlock html={twoLines} lang="ts" lines={2} />);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy code" })));
    expect(writeText).toHaveBeenCalledWith("one\ntwo");
    expect(screen.getByRole("status").textContent).toBe("Copied");
  });

  it("says what to do when the browser refuses the clipboard", async () => {
    setClipboard(() => Promise.reject(new Error("denied")));
    render(<CodeBlock html={twoLines} lang="ts" lines={2} />);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy code" })));
    expect(screen.getByRole("status").textContent).toContain("select the code");
  });

  it("wraps lines when asked, from the start where the writer says so", () => {
    const { container } = render(<CodeBlock html={twoLines} lang="ts" lines={2} wrap />);
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
      const { container } = render(<CodeBlock html={twoLines} lang="ts" lines={lines} collapse={collapse} />);
      expect(statesOf(container).includes("collapsed")).toBe(isCollapsed);
      expect(screen.queryByRole("button", { name: `Show all ${lines} lines` }) !== null).toBe(isCollapsed);
    },
  );

  it("opens and closes a collapsed block", () => {
    const { container } = render(<CodeBlock html={twoLines} lang="ts" lines={40} />);
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
      <CodeBlock html={twoLines} lang="ts" lines={2} showLineNumbers diff title="a.ts" />,
    );
    expect(statesOf(container)).toEqual(["numbered", "diff"]);
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

  it("keeps empty lines and indentation", () => {
    expect(
      textOf('<span class="line">a</span>\n<span class="line"></span>\n<span class="line">  b</span>'),
    ).toBe("a\n\n  b");
  });
});

describe("codeBlockSchema", () => {
  it("accepts what a fence can say", () => {
    expect(codeBlockSchema.safeParse({ title: "a.ts", showLineNumbers: true, wrap: true }).success).toBe(
      true,
    );
  });

  it("rejects words that are no options", () => {
    expect(codeBlockSchema.safeParse({ lineNumbers: true }).success).toBe(false);
    expect(codeBlockSchema.safeParse({ wrap: "yes" }).success).toBe(false);
  });
});
