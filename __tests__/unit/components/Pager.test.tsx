import { render, screen } from "@testing-library/react";
import { Pager } from "../../../src/components/Pager/Pager";

it("names the group of a page that is in another one", () => {
  const previous = { path: "/a", label: "Templates", group: null };
  render(<Pager previous={previous} next={{ path: "/b", label: "Overview", group: ": Content API" }} />);
  expect(screen.getByRole("link", { name: "Previous Templates" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Next: Content API Overview" })).toBeTruthy();
});

it("is empty for a page without others", () => {
  const { container } = render(<Pager previous={null} next={null} />);
  expect(container.innerHTML).toBe("");
});
