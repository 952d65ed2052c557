/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Column } from "../../../src/components/Column/Column";
import { columnDefinition } from "../../../src/components/Column/Column.definition";
import { Columns } from "../../../src/components/Columns/Columns";
import { columnsDefinition } from "../../../src/components/Columns/Columns.definition";

describe("Columns", () => {
  it("stand two side by side unless the writer says otherwise", () => {
    const { container, rerender } = render(<Columns />);
    expect(container.firstElementChild?.getAttribute("data-cols")).toBe("2");
    rerender(<Columns cols={3} />);
    expect(container.firstElementChild?.getAttribute("data-cols")).toBe("3");
  });

  it("hold their content in order", () => {
    render(
      <Columns>
        <Column>left</Column>
        <Column>right</Column>
      </Columns>,
    );
    expect(screen.getByText("left").nextElementSibling).toBe(screen.getByText("right"));
  });
});

describe("columnsSchema and columnSchema", () => {
  it("accept two to four columns, as a number", () => {
    expect([2, 3, 4].every((cols) => columnsDefinition.props.safeParse({ cols }).success)).toBe(true);
    expect([1, 5, "2"].some((cols) => columnsDefinition.props.safeParse({ cols }).success)).toBe(false);
    expect(columnDefinition.props.safeParse({ width: 2 }).success).toBe(false);
  });
});
