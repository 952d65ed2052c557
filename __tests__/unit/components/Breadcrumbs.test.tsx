import { render, screen } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/components/Breadcrumbs/Breadcrumbs";

test("Breadcrumbs lead home, link what has a page, and end at this one", () => {
  render(
    <Breadcrumbs
      items={[
        { label: "Dev Docs", path: "/dev-docs/intro" },
        { label: "Configuration", path: null },
        { label: "Database", path: "/dev-docs/configurations/database" },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "Home page" }).getAttribute("href")).toBe("/");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "",
    "Dev Docs",
    "Configuration",
    "Database",
  ]);
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.getByText("Database").getAttribute("aria-current")).toBe("page");
});
