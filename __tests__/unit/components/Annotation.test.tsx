/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Annotation } from "../../../src/components/Annotation/Annotation";
import { annotationDefinition } from "../../../src/components/Annotation/Annotation.definition";

const example = (
  <Annotation term="document" definition="Everything that shares one document ID.">
    documents
  </Annotation>
);

describe("Annotation", () => {
  it("describes the word by the definition", () => {
    render(example);
    const word = screen.getByRole("button", { name: "documents" });
    const bubble = document.getElementById(word.getAttribute("aria-describedby") ?? "");
    expect(bubble?.getAttribute("role")).toBe("tooltip");
    expect(bubble?.textContent).toContain("Everything that shares one document ID.");
  });

  it("closes with Escape wherever the focus is, and opens again the next time", () => {
    const { container } = render(example);
    const root = container.firstElementChild;
    const state = () => root?.getAttribute("data-state");
    fireEvent.pointerEnter(root ?? container);
    expect(state()).toBe("open");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(state()).toBe("dismissed");
    fireEvent.pointerLeave(root ?? container);
    fireEvent.focus(screen.getByRole("button"));
    expect(state()).toBe("open");
  });

  it("leads to the glossary, by a link that is no part of the tooltip", () => {
    render(<Annotation term="uid" definition="Fit for addresses." href="/words#uid" />);
    const link = screen.getByRole("link", { name: "uid in the glossary" });
    expect(link.getAttribute("href")).toBe("/words#uid");
    expect(link.closest("[role=tooltip]")).toBeNull();
    expect(link.parentElement?.querySelector("[role=tooltip]")?.textContent).toBe("uid Fit for addresses.");
  });

  it("has no link where the site has no glossary", () => {
    render(example);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("gives the focus back to the word when it closes below it", () => {
    const { container } = render(<Annotation term="uid" definition="Fit for addresses." href="/words#uid" />);
    act(() => screen.getByRole("link").focus());
    expect(container.firstElementChild?.getAttribute("data-state")).toBe("open");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(document.activeElement).toBe(screen.getByRole("button"));
    expect(container.firstElementChild?.getAttribute("data-state")).toBe("dismissed");
  });

  it("takes the focus when it is tapped", () => {
    render(example);
    fireEvent.click(screen.getByRole("button"));
    expect(document.activeElement).toBe(screen.getByRole("button"));
  });

  it("shows the term where the writer gave no other words", () => {
    render(<Annotation term="uid" definition="A text field that is unique." />);
    expect(screen.getByRole("button", { name: "uid" })).toBeTruthy();
  });
});

describe("annotationSchema", () => {
  it("takes a term and nothing else", () => {
    expect(annotationDefinition.props.safeParse({ term: "document" }).success).toBe(true);
    expect(annotationDefinition.props.safeParse({}).success).toBe(false);
    expect(annotationDefinition.props.safeParse({ term: "document", definition: "mine" }).success).toBe(
      false,
    );
  });
});
