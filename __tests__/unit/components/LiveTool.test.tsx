import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LiveTool } from "../../../src/components/LiveTool/LiveTool";

const tool = (
  <LiveTool
    tool="queryBuilder"
    name="The query builder"
    noScript="With JavaScript you can build a query here."
  >
    <p>A query and its response</p>
  </LiveTool>
);

it("shows what it holds where no script runs", () => {
  const html = renderToString(tool);
  expect(html).toContain("A query and its response");
  expect(html).toContain("With JavaScript you can build a query here.");
});

it("says that it is loading until the reader comes near", () => {
  render(tool);
  expect(screen.getByText("The query builder is loading …")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Query builder" })).toBeNull();
});
