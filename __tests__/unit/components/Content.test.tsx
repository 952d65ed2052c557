/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { tagNames } from "../../../plugins/docs-content/components/definition";
import type { Tree } from "../../../shared/tree";
import { Content } from "../../../src/components/Content/Content";
import { componentNamed } from "../../../src/components/Content/vocabulary";
import { components } from "../../../src/components/definitions";

function htmlOf(tree: Tree): string {
  const { container } = render(<Content tree={tree} />);
  return container.querySelector(".prose")?.innerHTML ?? "";
}

describe("Content", () => {
  it("shows the compiler's markup as it is", () => {
    expect(htmlOf([{ html: "<p>a <em>b</em></p>" }])).toBe('<div class="run"><p>a <em>b</em></p></div>');
  });

  it("escapes text", () => {
    expect(htmlOf([{ tag: "p", children: ["1 < 2 <script>"] }])).toBe("<p>1 &lt; 2 &lt;script&gt;</p>");
  });

  it("shows elements with their properties and children, empty ones too", () => {
    const tree: Tree = [
      { tag: "p", props: { id: "x", className: "y" }, children: ["a", { tag: "br" }, "b"] },
    ];
    expect(htmlOf(tree)).toBe('<p id="x" class="y">a<br>b</p>');
  });

  it("puts components where the tree names them, and content into them", () => {
    const kbd = { is: "Kbd", children: ["Ctrl+K"] };
    render(
      <Content
        tree={[{ is: "Details", props: { summary: "More" }, children: [{ tag: "p", children: [kbd] }] }]}
      />,
    );
    expect(screen.getByRole("group").querySelector("summary")?.textContent).toBe("More");
    expect(screen.getByText("K").tagName).toBe("KBD");
  });

  it("keeps the nodes of its markup when it is rendered again, with more after them or as it was", () => {
    const first = { html: "<h2>First</h2>" };
    const { rerender } = render(<Content tree={[first]} />);
    const heading = screen.getByRole("heading");
    rerender(<Content tree={[first, { html: "<p>More</p>" }]} />);
    rerender(<Content tree={[{ ...first }, { html: "<p>More</p>" }]} />);
    expect(screen.getByRole("heading")).toBe(heading);
  });

  it("throws for a component that isn't there, and names it", () => {
    const silence = jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<Content tree={[{ is: "Marquee" }]} />)).toThrow("<Marquee>");
    silence.mockRestore();
  });

  it("warns about nothing", () => {
    const error = jest.spyOn(console, "error");
    htmlOf([
      { html: "<p>a</p>" },
      "text",
      { is: "Cards", children: [{ is: "Card", props: { title: "A" } }, "b"] },
    ]);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe("componentNamed", () => {
  const expanded = new Set([
    "ApiCall",
    "CodeTabs",
    "ErrorMessages",
    "FactEntry",
    "FactRows",
    "FactTable",
    "PackageManager",
    "PlatformVersions",
    "Snippet",
  ]);
  const written = tagNames(components).filter((name) => !expanded.has(name));

  it.each([...written, "Admonition", "CodeBlock", "Sample"])(
    "knows %s, which the compiler lets through",
    (name) => {
      expect(componentNamed(name)).toBeDefined();
    },
  );

  it("isn't fooled by names that every object has", () => {
    expect(() => componentNamed("constructor")).toThrow("<constructor>");
  });
});
