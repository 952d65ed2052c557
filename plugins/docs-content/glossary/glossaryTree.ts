import type { Element, ElementContent, Properties } from "hast";
import { toHtml } from "hast-util-to-html";
import type { ComponentNode } from "../../../shared/tree";
import type { GlossaryProps } from "./listProps";
import { shownTerms, type Term, termId } from "./terms";

/** From this number of terms on, letters lead to them: fewer fit on about two screens. */
const longList = 24;

/** Ways to other places are no text that a reader looks for. */
const notSearched = { dataSearch: "none" };

/** The terms as finished markup in the component that gives them their looks. */
export function glossaryNode(list: GlossaryProps, all: readonly Term[]): ComponentNode {
  const terms = shownTerms(list, all);
  const letters = terms.length < longList ? [] : [jumpOf(terms)];
  return {
    is: "Glossary",
    children: [{ html: toHtml([...letters, element("dl", {}, terms.map(entryOf))]) }],
  };
}

/** A letter leads to its first term. */
function jumpOf(terms: readonly Term[]): Element {
  const firsts = new Map([...terms].reverse().map(({ term }) => [initialOf(term), termId(term)]));
  const items = [...firsts]
    .reverse()
    .map(([letter, id]) => element("li", {}, [link(`#${id}`, letter, `Terms with ${letter}`)]));
  return element("nav", { ariaLabel: "Terms by letter", ...notSearched }, [
    element("ul", { role: "list" }, items),
  ]);
}

/** Letters in order: the terms are, too. */
function initialOf(term: string): string {
  return term.charAt(0).toUpperCase();
}

function entryOf({ term, aliases = [], definition, more, see }: Term): Element {
  const id = termId(term);
  const label = `Direct link to ${term}`;
  const anchor = element("a", {
    className: ["headingAnchor"],
    href: `#${id}`,
    title: label,
    ariaLabel: label,
  });
  const texts = [definition, more].flatMap((words) => words ?? []).join(" ");
  const links = see.flatMap(({ href, label: words }, index) => [
    text(index === 0 ? "See " : ", "),
    link(href, words),
  ]);
  return element("div", {}, [
    element("dt", { id }, [text(term), anchor]),
    ...(aliases.length > 0
      ? [element("dd", { dataPart: "aliases" }, [text(`Also: ${aliases.join(", ")}`)])]
      : []),
    element("dd", {}, [text(texts)]),
    ...(links.length > 0 ? [element("dd", { dataPart: "see", ...notSearched }, links)] : []),
  ]);
}

function link(href: string, words: string, ariaLabel?: string): Element {
  return element("a", { href, ...(ariaLabel ? { ariaLabel } : {}) }, [text(words)]);
}

function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
