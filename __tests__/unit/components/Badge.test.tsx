/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Badge } from "../../../src/components/Badge/Badge";
import { badgeDefinition, badgeKinds } from "../../../src/components/Badge/Badge.definition";

describe("Badge", () => {
  it.each(badgeKinds)("says %s in words, not by color alone", (kind) => {
    const { container } = render(<Badge kind={kind} />);
    expect(container.textContent?.toLowerCase()).toBe(kind);
  });

  it("shows the writer's words instead", () => {
    const { container } = render(<Badge kind="deprecated">Use documents</Badge>);
    expect(container.textContent).toBe("Use documents");
  });
});

describe("badgeSchema", () => {
  it("knows its kinds", () => {
    expect(badgeDefinition.props.safeParse({ kind: "beta" }).success).toBe(true);
    expect(badgeDefinition.props.safeParse({ kind: "gamma" }).success).toBe(false);
    expect(badgeDefinition.props.safeParse({}).success).toBe(false);
  });
});
