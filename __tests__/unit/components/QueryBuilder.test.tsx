import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { QueryBuilder } from "../../../src/components/QueryBuilder/QueryBuilder";

const builder = (
  <QueryBuilder model={{ types: [], operators: [], publicationFilters: [] }} presets={[]}>
    <p>A query and its answer</p>
  </QueryBuilder>
);

it("shows its queries as examples where no script runs", () => {
  const html = renderToString(builder);
  expect(html).toContain("A query and its answer");
  expect(html).toContain("With JavaScript you can build a query here.");
});

it("says that it is loading until the reader comes near", () => {
  render(builder);
  expect(screen.getByText("The query builder is loading …")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Query builder" })).toBeNull();
});
