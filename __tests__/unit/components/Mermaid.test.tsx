/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Mermaid } from "../../../src/components/Mermaid/Mermaid";
import { mermaidDefinition } from "../../../src/components/Mermaid/Mermaid.definition";

describe("Mermaid", () => {
  it("is an image named by its alternative text", () => {
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
    expect(mermaidDefinition.props.safeParse({ alt: "A leads to B.", caption: "How." }).success).toBe(true);
    expect(mermaidDefinition.props.safeParse({ caption: "How." }).success).toBe(false);
  });
});
