import { act, render, screen } from "@testing-library/react";
import {
  activeHeading,
  type HeadingPlace,
  placeOf,
} from "../../../src/components/TableOfContents/activeHeading";
import { TableOfContents } from "../../../src/components/TableOfContents/TableOfContents";
import { TocDetails } from "../../../src/components/TableOfContents/TocDetails";

const headings = [
  { id: "install", depth: 2, text: "Install" },
  { id: "pool", depth: 3, text: "Pool" },
  { id: "check", depth: 2, text: "Check" },
];
const ids = headings.map(({ id }) => id);

describe("activeHeading", () => {
  const at = (...places: HeadingPlace[]) =>
    activeHeading(ids, new Map(places.map((place, index) => [ids[index] ?? "", place])));

  it("is the first one in sight", () => {
    expect(at("above", "inside", "inside")).toBe("pool");
  });

  it("is the last one gone by when none is in sight", () => {
    expect(at("above", "above", "below")).toBe("pool");
  });

  it("is none before the first", () => {
    expect(at("below", "below", "below")).toBeUndefined();
  });
});

test("placeOf reads what the observer saw", () => {
  const entry = (top: number, isIntersecting = false) => ({
    isIntersecting,
    boundingClientRect: { top },
    rootBounds: { top: 70 },
  });
  expect(placeOf(entry(200, true))).toBe("inside");
  expect(placeOf(entry(10))).toBe("above");
  expect(placeOf(entry(900))).toBe("below");
});

describe("TableOfContents", () => {
  it("lists the headings and marks the one the reader is at", () => {
    let report: IntersectionObserverCallback = () => {};
    const observed: string[] = [];
    jest.spyOn(window, "IntersectionObserver").mockImplementation(function observer(callback) {
      report = callback;
      return {
        observe: ({ id }: Element) => observed.push(id),
        disconnect: () => {},
      } as unknown as IntersectionObserver;
    });
    render(
      <>
        <TableOfContents headings={headings} />
        {ids.map((id) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
      </>,
    );
    const nav = screen.getByRole("navigation", { name: "On this page" });
    expect([...nav.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "#install",
      "#pool",
      "#check",
    ]);
    expect(nav.querySelector("[aria-current]")).toBeNull();
    expect(observed).toEqual(ids);
    const target = document.getElementById("pool");
    act(() =>
      report(
        [
          {
            target,
            isIntersecting: true,
            boundingClientRect: { top: 90 },
            rootBounds: null,
          } as unknown as IntersectionObserverEntry,
        ],
        {} as IntersectionObserver,
      ),
    );
    expect(nav.querySelector("[aria-current='location']")?.textContent).toBe("Pool");
  });

  it("is absent from a page without headings", () => {
    const { container } = render(
      <>
        <TableOfContents headings={[]} />
        <TocDetails headings={[]} />
      </>,
    );
    expect(container.textContent).toBe("");
  });
});
