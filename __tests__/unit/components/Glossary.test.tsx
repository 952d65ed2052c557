/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { glossaryNode } from "../../../plugins/docs-content/glossary/glossaryTree";
import { Content } from "../../../src/components/Content/Content";
import { glossaryDefinition } from "../../../src/components/Glossary/Glossary.definition";

describe("Glossary", () => {
  it("shows terms and what they mean, as the data layer makes them", () => {
    const see = [{ href: "/guide/drafts", label: "Drafts" }];
    const node = glossaryNode({}, [{ term: "draft", definition: "What editors work on.", see }]);
    render(<Content tree={[node]} />);
    expect(screen.getByRole("term").id).toBe("draft");
    expect(screen.getByText("What editors work on.").tagName).toBe("DD");
    expect(screen.getByRole("link", { name: "Drafts" }).getAttribute("href")).toBe("/guide/drafts");
    expect(screen.getByRole("link", { name: "Direct link to draft" }).getAttribute("href")).toBe("#draft");
  });
});

describe("glossarySchema", () => {
  it("takes some terms, or nothing", () => {
    expect(glossaryDefinition.props.safeParse({}).success).toBe(true);
    expect(glossaryDefinition.props.safeParse({ only: ["draft"] }).success).toBe(true);
    expect(glossaryDefinition.props.safeParse({ only: [] }).success).toBe(false);
    expect(glossaryDefinition.props.safeParse({ terms: ["draft"] }).success).toBe(false);
  });
});
