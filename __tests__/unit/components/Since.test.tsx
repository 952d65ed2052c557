/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Since } from "../../../src/components/Since/Since";
import { sinceDefinition } from "../../../src/components/Since/Since.definition";

describe("Since", () => {
  it("names the version", () => {
    expect(render(<Since version="5.12.0" />).container.textContent).toBe("Since 5.12.0");
  });

  it("shows the history of a fact in its place", () => {
    expect(render(<Since marks="Deprecated in 5.47" />).container.textContent).toBe("Deprecated in 5.47");
  });
});

describe("sinceSchema", () => {
  it("wants three numbers", () => {
    expect(sinceDefinition.props.safeParse({ version: "5.12.0" }).success).toBe(true);
    expect(sinceDefinition.props.safeParse({ version: "5.12" }).success).toBe(false);
    expect(sinceDefinition.props.safeParse({ version: 5 }).success).toBe(false);
  });
});
