import { nearPages } from "../../../../src/search/modal/nearPages";

const page = (path: string, current = "") => `<li><a href="${path}"${current}>${path.slice(1)}</a></li>`;
const here = ' aria-current="page"';

function sidebar(entries: string): void {
  document.body.innerHTML = `<div id="sidebar"><nav><ul>
    <li><a href="/up">\u2190 Up</a></li>
    <li><span id="part">Part</span><ul aria-labelledby="part">${entries}</ul></li>
    <li><a href="/other">Other \u2192</a></li></ul></nav></div>`;
}

const overview = '<li><a href="/part">Overview</a></li>';
const titles = () => nearPages().map(({ title }) => title);

it("are two before and two after, without ways into other sidebars", () => {
  sidebar(`${page("/a")}${page("/b")}${page("/c")}${page("/d", here)}${page("/e")}`);
  expect(nearPages()).toEqual([
    { title: "b", href: "/b" },
    { title: "c", href: "/c" },
    { title: "e", href: "/e" },
  ]);
});

it("have names that say what they are about", () => {
  sidebar(`${overview}${page("/a", here)}`);
  expect(titles()).toEqual(["Part: Overview"]);
});

it("are none where the sidebar doesn't have the page, and where there is no sidebar", () => {
  sidebar(page("/a"));
  expect(titles()).toEqual([]);
  document.body.innerHTML = "";
  expect(titles()).toEqual([]);
});
