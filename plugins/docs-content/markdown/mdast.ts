import type {
  Blockquote,
  Code,
  Emphasis,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from "mdast";
import { siteMark } from "./marks";

export function text(value: string): Text {
  return { type: "text", value };
}

export function bold(value: string): Strong {
  return { type: "strong", children: [text(value)] };
}

function emphasis(value: string): Emphasis {
  return { type: "emphasis", children: [text(value)] };
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

export function bulletList(children: ListItem[]): List {
  return { type: "list", ordered: false, spread: false, children };
}

/** A rewritten child is valid wherever the original was: components' Markdown writers ensure that. */
export function withChildren<Node extends RootContent>(node: Node, children: RootContent[]): Node {
  return { ...node, children };
}

export function quotation(children: RootContent[]): Blockquote {
  return withChildren<Blockquote>({ type: "blockquote", children: [] }, children);
}

/** Text in parentheses in place of a badge. The writer's own content stays as it is. */
export function inParentheses(words: string, own: RootContent[]): RootContent[] {
  return own.length > 0 ? own : [text(`(${words})`)];
}

/** @param level deeper than 6 becomes 6: Markdown has no more. */
export function heading(level: number, value: string): Heading {
  const depths = [1, 2, 3, 4, 5, 6] as const;
  return { type: "heading", depth: depths[level - 1] ?? 6, children: [text(value)] };
}

export function code(lang: string, value: string, title?: string): Code {
  return { type: "code", lang, meta: title ? `title="${title.replaceAll('"', "'")}"` : null, value };
}

/** The text equivalent of an image: its alternative text and its caption. */
export function textEquivalent(what: string, alt: string, caption = ""): Paragraph {
  return paragraph([emphasis(`${what}: ${alt} ${caption}`.trimEnd())]);
}

export function link(href: string, label: string): Link {
  return { type: "link", url: absolute(href), children: [text(label)] };
}

/** Routes of this site get its host; anchors of the page and other sites' URLs stay as they are. */
export function absolute(href: string): string {
  return href.startsWith("/") ? `${siteMark}${href}` : href;
}
