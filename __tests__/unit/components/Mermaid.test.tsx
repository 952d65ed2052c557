/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Mermaid } from "../../../src/components/Mermaid/Mermaid";
import { mermaidSchema } from "../../../src/components/Mermaid/Mermaid.schema";

describe("Mermaid", () => {
  it("is a picture named by its alternative text", () => {
    render(<Mermaid svg="<svg><text>A</text></svg>" alt="A leads to B." source="flowchart LR" />);
    expect(screen.getByRole("img", { name: "A leads to B." }).innerHTML).toBe("<svg><text>A</text></svg>");
  });

  it("offers the source as text", () => {
    const { container } = render(
      <Mermaid svg="<svg/>" alt="A" caption="How." source={"flowchart LR\n  a --> b"} />,
    );
    expect(container.querySelector("details code")?.textContent).toBe("flowchart LR\n  a --> b");
    expect(container.querySelector("figcaption")?.textContent).toBe("How.");
  });
});

describe("mermaidSchema", () => {
  it("wants the alternative text", () => {
    expect(mermaidSchema.safeParse({ alt: "A leads to B.", caption: "How." }).success).toBe(true);
    expect(mermaidSchema.safeParse({ caption: "How." }).success).toBe(false);
  });
});
