/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Plan } from "../../../src/components/Plan/Plan";
import { planSchema } from "../../../src/components/Plan/Plan.schema";

describe("Plan", () => {
  it("names the plan", () => {
    expect(render(<Plan name="Growth" />).container.textContent).toBe("Growth plan");
  });
});

describe("planSchema", () => {
  it("wants a name as Strapi writes it", () => {
    expect(planSchema.safeParse({ name: "Growth" }).success).toBe(true);
    expect(planSchema.safeParse({ name: "growth" }).success).toBe(false);
    expect(planSchema.safeParse({}).success).toBe(false);
  });
});
