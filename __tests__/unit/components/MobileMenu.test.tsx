import { render, screen } from "@testing-library/react";
import { MobileMenu } from "../../../src/components/MobileMenu/MobileMenu";

const item = (area: string, label: string, to: string) => ({ area, label, to, href: null, description: "" });
const items = [
  item("user-docs", "User Guide", "/user-docs/intro"),
  item("dev-docs", "Dev Docs", "/dev-docs/intro"),
  item("cloud", "Cloud", "/cloud/intro"),
];

function menu(path: string) {
  return (
    <MobileMenu
      items={items}
      repository={null}
      versions={[]}
      onChooseVersion={jest.fn()}
      locales={[]}
      path={path}
      outerMenuId="sidebar"
    />
  );
}

describe("MobileMenu", () => {
  const hidePopover = jest.fn();
  beforeEach(() => {
    hidePopover.mockClear();
    // jsdom doesn't implement popovers.
    HTMLElement.prototype.hidePopover = hidePopover;
  });

  it("leads to the three areas", () => {
    render(menu("/"));
    expect(
      screen
        .getAllByRole("link", { hidden: true })
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["User Guide", "/user-docs/intro"],
      ["Dev Docs", "/dev-docs/intro"],
      ["Cloud", "/cloud/intro"],
    ]);
  });

  it("closes the menu it was opened from by plain HTML", () => {
    render(menu("/"));
    const close = screen.getByRole("button", { name: "Close the menu", hidden: true });
    expect(close.getAttribute("popovertarget")).toBe("sidebar");
    expect(close.getAttribute("popovertargetaction")).toBe("hide");
  });

  it("closes on a navigation and when one of its links is followed", () => {
    const { rerender } = render(menu("/"));
    hidePopover.mockClear();
    rerender(menu("/cloud/intro"));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    screen.getByText("Cloud").click();
    expect(hidePopover).toHaveBeenCalledTimes(2);
  });

  it("closes when the layout becomes the wide one", () => {
    const query = window.matchMedia("(min-width: 997px)");
    jest.spyOn(window, "matchMedia").mockReturnValue(query);
    render(menu("/"));
    hidePopover.mockClear();
    query.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
