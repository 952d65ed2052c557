/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Steps } from "../../../src/components/Steps/Steps";
import { stepsDefinition } from "../../../src/components/Steps/Steps.definition";

describe("Steps", () => {
  it("keeps the list a list", () => {
    render(
      <Steps>
        <ol>
          <li>Create it.</li>
          <li>Start it.</li>
        </ol>
      </Steps>,
    );
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});

describe("stepsSchema", () => {
  it("takes no props", () => {
    expect(stepsDefinition.props.safeParse({}).success).toBe(true);
    expect(stepsDefinition.props.safeParse({ start: 2 }).success).toBe(false);
  });
});
