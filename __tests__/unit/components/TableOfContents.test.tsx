import { act, render, screen } from "@testing-library/react";
import { headingAt } from "../../../src/components/TableOfContents/headingAt";
import { TableOfContents } from "../../../src/components/TableOfContents/TableOfContents";
import { TocDetails } from "../../../src/components/TableOfContents/TocDetails";

const headings = [
  { id: "install", depth: 2, text: "Install" },
  { id: "pool", depth: 3, text: "Pool" },
  { id: "check", depth: 2, text: "Check" },
];
const ids = headings.map(({ id }) => id);
const location = { hash: "", href: "https://docs.test/page" };

/** Adds headings to the document, at these distances from the top of the window; null for a hidden one. */
function layOut(...tops: readonly (number | null)[]): void {
  document.body.innerHTML = "";
  tops.forEach((top, index) => {
    const heading = document.body.appendChild(document.createElement("h2"));
    heading.id = ids[index] ?? "";
    const rects = top === null ? [] : [{ top }];
    jest.spyOn(heading, "getClientRects").mockReturnValue(rects as unknown as DOMRectList);
  });
}

/** The window is 400 pixels high and the page 2,000. */
function scrollTo(y: number): void {
  const { documentElement } = document;
  jest.spyOn(documentElement, "scrollHeight", "get").mockReturnValue(2000);
  jest.spyOn(documentElement, "clientHeight", "get").mockReturnValue(400);
  Object.assign(window, { scrollY: y, innerHeight: 400 });
}

beforeEach(() => {
  document.documentElement.style.scrollPaddingTop = "76px";
  scrollTo(500);
});

describe("headingAt", () => {
  it("is the first heading in the upper quarter of the window, below the navbar", () => {
    layOut(-300, 76, 120);
    expect(headingAt(ids, undefined)).toBe("pool");
    layOut(-300, 160, 200);
    expect(headingAt(ids, undefined)).toBe("pool");
  });

  it("is the last heading above, if there is none", () => {
    layOut(-300, 60, 200);
    expect(headingAt(ids, undefined)).toBe("pool");
    layOut(-300, 180, 300);
    expect(headingAt(ids, undefined)).toBe("install");
  });

  it("is the first one above all of them", () => {
    layOut(300, 400, 500);
    expect(headingAt(ids, undefined)).toBe("install");
    expect(headingAt([], undefined)).toBeUndefined();
  });

  it("passes over headings that are not shown", () => {
    layOut(-300, null, 200);
    expect(headingAt(ids, undefined)).toBe("install");
    layOut(-300, 100, 200);
    const fold = document.body.appendChild(document.createElement("details"));
    fold.append(document.getElementById("pool") ?? "");
    expect(headingAt(ids, undefined)).toBe("install");
  });

  it("is the wanted one at the end of the page, where it can't reach the top", () => {
    layOut(-300, 100, 300);
    expect(headingAt(ids, "check")).toBe("pool");
    scrollTo(1600);
    expect(headingAt(ids, "check")).toBe("check");
    expect(headingAt(ids, undefined)).toBe("pool");
    layOut(-300, 20, 300);
    expect(headingAt(ids, "install")).toBe("pool");
  });
});

describe("TableOfContents", () => {
  const nav = () => screen.getByRole("navigation", { name: "On this page" });
  const marked = () => nav().querySelector("[aria-current='location']")?.textContent;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  it("lists the headings and marks the section at the top of the window", async () => {
    layOut(-300, 76, 200);
    render(<TableOfContents headings={headings} location={location} />);
    await act(frame);
    expect([...nav().querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "#install",
      "#pool",
      "#check",
    ]);
    expect(marked()).toBe("Pool");
  });

  it("forgets where a link led once the reader has left the end of the page", async () => {
    layOut(-300, 20, 300);
    scrollTo(1600);
    render(
      <TableOfContents headings={headings} location={{ hash: "#check", href: `${location.href}#check` }} />,
    );
    await act(frame);
    expect(marked()).toBe("Check");
    for (const y of [1500, 1600]) {
      scrollTo(y);
      window.dispatchEvent(new Event("scroll"));
      await act(frame);
      expect(marked()).toBe("Pool");
    }
  });

  it("is absent from a page without headings", () => {
    const { container } = render(
      <>
        <TableOfContents headings={[]} location={location} />
        <TocDetails headings={[]} />
      </>,
    );
    expect(container.textContent).toBe("");
  });
});
