import type { Problem } from "../../shared/problem";

/**
 * Shows the content's problems over the page during development, and removes them when they are fixed.
 * Plain DOM below a shadow root: the site's own styles and crashes can't reach it. Never part of a built site.
 */

const style = `
  section { position: fixed; inset: auto 1rem 1rem; z-index: 2147483000; max-height: 60vh; overflow: auto;
    padding: 1rem 1.25rem; border-radius: 8px; background: #2b0b12; color: #ffe9e6;
    font: 14px/1.5 ui-monospace, monospace; box-shadow: 0 8px 40px rgb(0 0 0 / 40%); }
  h2 { margin: 0 0 .5rem; font-size: 1em; }
  li { margin-block: .5rem; }
  b { color: #ffb4a8; }
`;

/** @param url the URL at which the development server sends the result of every check. */
export function showProblems(url = "/___problems"): void {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  document.body.append(host);
  new EventSource(url).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const problems: readonly Problem[] = JSON.parse(data);
    root.replaceChildren(...(problems.length > 0 ? [styleElement(), panel(problems)] : []));
  });
}

function styleElement(): HTMLStyleElement {
  const element = document.createElement("style");
  element.textContent = style;
  return element;
}

function panel(problems: readonly Problem[]): HTMLElement {
  const section = document.createElement("section");
  section.setAttribute("role", "status");
  section.setAttribute("aria-label", "Problems in the content");
  const heading = document.createElement("h2");
  heading.textContent = `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content`;
  const list = document.createElement("ul");
  list.append(...problems.map(item));
  section.append(heading, list);
  return section;
}

function item({ file, line, column, rule, message, fix }: Problem): HTMLLIElement {
  const element = document.createElement("li");
  const place = document.createElement("b");
  place.textContent = `${file}:${line}:${column} ${rule}`;
  element.append(place, ` ${message} → ${fix}`);
  return element;
}
