/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Admonition } from "../../../src/components/Admonition/Admonition";
import { admonitionDefinition } from "../../../src/components/Admonition/Admonition.definition";

describe("Admonition", () => {
  it("is a note to assistive technology, named by its kind", () => {
    render(<Admonition kind="danger">Data can be lost.</Admonition>);
    expect(screen.getByRole("note", { name: "Danger" }).textContent).toContain("Data can be lost.");
  });

  it("shows the writer's title in place of the kind's name", () => {
    render(
      <Admonition kind="tip" title="Ask for less">
        Text
      </Admonition>,
    );
    expect(screen.getByText("Ask for less")).toBeTruthy();
    expect(screen.queryByText("Tip")).toBeNull();
  });

  it.each([
    ["caution", "Caution: Stop first"],
    ["warning", "Warning: Stop first"],
    ["danger", "Danger: Stop first"],
  ] as const)(
    "names a %s before the writer's title, so that its color isn't the only sign",
    (kind, shown) => {
      render(
        <Admonition kind={kind} title="Stop first">
          Text
        </Admonition>,
      );
      expect(screen.getByText(shown)).toBeTruthy();
    },
  );

  it("has a sign of its own for each of caution, warning, and danger", () => {
    const signs = (["caution", "warning", "danger"] as const).map(
      (kind) => render(<Admonition kind={kind} />).container.querySelector("svg")?.innerHTML,
    );
    expect(new Set(signs).size).toBe(3);
  });

  it.each(admonitionDefinition.names)("has a look and a name for %s", (kind) => {
    const { container } = render(<Admonition kind={kind}>Text</Admonition>);
    expect(container.querySelector("svg")).not.toBeNull();
    expect(screen.getByRole("note").getAttribute("aria-label")).toMatch(/^[A-Z]/);
  });
});

describe("admonitionSchema", () => {
  it("accepts a kind, with a title or without", () => {
    expect(admonitionDefinition.props.safeParse({ kind: "note" }).success).toBe(true);
    expect(admonitionDefinition.props.safeParse({ kind: "note", title: "Read this" }).success).toBe(true);
  });

  it("rejects a kind that isn't there, an empty title and anything more", () => {
    expect(admonitionDefinition.props.safeParse({ kind: "important" }).success).toBe(false);
    expect(admonitionDefinition.props.safeParse({ kind: "note", title: "" }).success).toBe(false);
    expect(admonitionDefinition.props.safeParse({ kind: "note", colour: "red" }).success).toBe(false);
  });
});
