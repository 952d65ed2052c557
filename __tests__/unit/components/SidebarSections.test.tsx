import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useRef } from "react";
import { SidebarSections } from "../../../src/components/Sidebar/SidebarSections";
import { TocDetails } from "../../../src/components/TableOfContents/TocDetails";

const headings = [
  { id: "install", depth: 2, text: "Install" },
  { id: "pool", depth: 3, text: "Pool" },
  { id: "größe", depth: 2, text: "Größe" },
];
const tree =
  '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a><details open><summary></summary><ul><li><a href="/b/c">C</a></li></ul></details></li></ul>';

function Page({
  path,
  marked = path,
  toc = headings,
}: {
  path: string;
  marked?: string;
  toc?: typeof headings;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const html = tree.replace(`href="${marked}"`, `href="${marked}" aria-current="page"`);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the sidebar has it. */}
      <div key={path} ref={panel} dangerouslySetInnerHTML={{ __html: html }} />
      <SidebarSections panel={panel} path={path} />
      <main>
        <article>
          <TocDetails headings={toc} />
        </article>
      </main>
    </>
  );
}

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const list = () => screen.queryByRole("list", { name: "Sections of this page" });
const button = () => screen.getByRole("button", { name: /^On this page/ });

it("has the page's sections below its entry", () => {
  render(<Page path="/a" />);
  const sections = within(list() as HTMLElement).getAllByRole("link");
  expect(sections.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Install", "#install"],
    ["Größe", "#größe"],
  ]);
  expect(list()?.parentElement?.previousElementSibling?.textContent).toBe("A");
});

it("has them before the pages of a category, and goes on to the next page's", () => {
  const { rerender } = render(<Page path="/b" />);
  expect(list()?.closest("li")?.nextElementSibling?.textContent).toBe("C");
  rerender(<Page path="/a" />);
  expect(screen.getAllByRole("list", { name: "Sections of this page" })).toHaveLength(1);
  expect(list()?.parentElement?.previousElementSibling?.textContent).toBe("A");
});

it("is not there for a page without sections, or without an entry", () => {
  const { unmount } = render(<Page path="/a" toc={[]} />);
  expect(list()).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  render(<Page path="/x" marked="/elsewhere" />);
  expect(list()).toBeNull();
});

it("opens by its button, and stays open on the next page", async () => {
  const { unmount } = render(<Page path="/a" />);
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(list()?.dataset.open).toBe("false");
  fireEvent.click(button(), { detail: 0 });
  expect(list()?.dataset.open).toBe("true");
  await frame();
  expect(document.activeElement?.textContent).toBe("Install");
  unmount();
  render(<Page path="/b" />);
  expect(list()?.dataset.open).toBe("true");
  fireEvent.click(button());
  expect(list()?.dataset.open).toBe("false");
});

it("marks the section on screen, and says how far the reader has come", async () => {
  document.body.insertAdjacentHTML("beforeend", '<h2 id="install"></h2><h2 id="größe"></h2>');
  const rects = [{ top: 0 }] as unknown as DOMRectList;
  jest.spyOn(document.getElementById("install") as HTMLElement, "getClientRects").mockReturnValue(rects);
  render(<Page path="/a" />);
  await frame();
  expect(button().textContent).toBe("On this page, section 1/ of 2");
  expect(within(list() as HTMLElement).getByRole("link", { current: "location" }).textContent).toBe(
    "Install",
  );
});
