/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Plan } from "../../../src/components/Plan/Plan";
import { planDefinition } from "../../../src/components/Plan/Plan.definition";

describe("Plan", () => {
  it("names the plan", () => {
    expect(render(<Plan name="Growth" />).container.textContent).toBe("Growth plan");
  });
});

describe("planSchema", () => {
  it("wants a name as Strapi writes it", () => {
    expect(planDefinition.props.safeParse({ name: "Growth" }).success).toBe(true);
    expect(planDefinition.props.safeParse({ name: "growth" }).success).toBe(false);
    expect(planDefinition.props.safeParse({}).success).toBe(false);
  });
});
