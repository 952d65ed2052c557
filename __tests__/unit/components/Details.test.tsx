/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Details } from "../../../src/components/Details/Details";
import { detailsDefinition } from "../../../src/components/Details/Details.definition";

describe("Details", () => {
  it("is closed at first, with its content in the page", () => {
    const { container } = render(<Details summary="Why?">Because.</Details>);
    const details = container.querySelector("details");
    expect(details?.open).toBe(false);
    expect(details?.querySelector("summary")?.textContent).toBe("Why?");
    expect(details?.textContent).toContain("Because.");
  });
});

describe("detailsSchema", () => {
  it("wants a summary and takes nothing else", () => {
    expect(detailsDefinition.props.safeParse({ summary: "Why?" }).success).toBe(true);
    expect(detailsDefinition.props.safeParse({}).success).toBe(false);
    expect(detailsDefinition.props.safeParse({ summary: "Why?", open: true }).success).toBe(false);
  });
});
