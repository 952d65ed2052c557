import { fixRoles } from "../../../../src/search/modal/fixRoles";

/** What DocSearch writes, as far as roles go. */
function modal(list: string): HTMLElement {
  document.body.innerHTML = `<div id="box">
    <div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true" aria-haspopup="listbox"
      aria-labelledby="docsearch-label" aria-controls="none">
      <header><input class="DocSearch-Input" type="search" aria-controls="docsearch-hits0-list gone"
        aria-activedescendant="gone" /></header>
      <div class="DocSearch-Dropdown">${list}</div>
      <footer></footer>
    </div>
  </div>`;
  const box = document.getElementById("box");
  if (!box) throw new Error("no box");
  return box;
}

const hits = `<ul role="listbox" id="docsearch-hits0-list">
  <li role="option" id="a" aria-selected="false"></li><li role="option" id="b" aria-selected="true"></li></ul>`;

const field = () => document.querySelector("input");
const settled = () => new Promise((resolve) => setTimeout(resolve));

let end = () => {};
afterEach(() => end());

it("makes the surface nothing of its own, and a tree of the list", () => {
  end = fixRoles(modal(hits));
  const surface = document.querySelector(".DocSearch-Container");
  expect(surface?.getAttributeNames()).toEqual(["class"]);
  expect([...document.querySelectorAll("[role]")].map(({ tagName, role }) => `${tagName} ${role}`)).toEqual([
    "HEADER presentation",
    "INPUT combobox",
    "UL tree",
    "LI treeitem",
    "LI treeitem",
    "FOOTER presentation",
  ]);
});

it("tells the field which list and which item it is about", () => {
  end = fixRoles(modal(hits));
  expect(field()?.getAttribute("aria-expanded")).toBe("true");
  expect(field()?.getAttribute("aria-haspopup")).toBe("tree");
  expect(field()?.getAttribute("aria-controls")).toBe("docsearch-hits0-list");
  expect(field()?.getAttribute("aria-activedescendant")).toBe("b");
});

it("names no list where there is none", () => {
  end = fixRoles(modal(""));
  expect(field()?.getAttribute("aria-expanded")).toBe("false");
  expect(field()?.hasAttribute("aria-controls")).toBe(false);
  expect(field()?.hasAttribute("aria-activedescendant")).toBe(false);
});

it("keeps up with the modal, until it is ended", async () => {
  end = fixRoles(modal(""));
  const list = document.querySelector(".DocSearch-Dropdown");
  if (list) list.innerHTML = hits;
  await settled();
  expect(list?.querySelectorAll("[role=treeitem]")).toHaveLength(2);
  document.getElementById("a")?.setAttribute("aria-selected", "true");
  document.getElementById("b")?.setAttribute("aria-selected", "false");
  await settled();
  expect(field()?.getAttribute("aria-activedescendant")).toBe("a");
  end();
  if (list) list.innerHTML = hits;
  await settled();
  expect(list?.querySelectorAll("[role=treeitem]")).toHaveLength(0);
});
