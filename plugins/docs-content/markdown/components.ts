import type { ListItem, PhrasingContent, RootContent } from "mdast";
import { factTableSchema } from "../../../src/components/FactTable/FactTable.schema";
import { glossarySchema } from "../../../src/components/Glossary/Glossary.schema";
import type { TreeProps } from "../../../src/site/tree";
import { httpForm } from "../samples/requestForms";
import type { Sample } from "../samples/sample";
import { markNode } from "./marks";
import { bold, code, emphasis, heading, link, paragraph, text } from "./mdast";

/** A component as its Markdown sees it. */
export interface Written {
  readonly props: TreeProps;
  /** What it holds, without components already. */
  readonly children: RootContent[];
  /** Level of a heading that would stand here. */
  readonly level: number;
  /** What the compiler made of it, where it is a sample. */
  readonly sample: Sample | undefined;
}

type Writer = (written: Written) => RootContent[];

const holdsOnly: Writer = ({ children }) => children;
const prop = (props: TreeProps, name: string): string => {
  const value = props[name];
  return typeof value === "string" ? value : "";
};
/** Words in brackets, as a badge is to who only reads. */
const inBrackets =
  (name: string, before = ""): Writer =>
  ({ props, children }) =>
    children.length > 0 ? children : [text(`(${before}${prop(props, name)})`)];

/** What each component of the vocabulary says to a reader of plain Markdown. */
export const markdownWriters: Readonly<Record<string, Writer>> = {
  Annotation: ({ props, children }) => (children.length > 0 ? children : [text(prop(props, "term"))]),
  ApiCall: ({ sample }) => requestOf(sample),
  Badge: inBrackets("kind"),
  BreakingChangesTable: () => [markNode({ breakingChanges: true })],
  Card: ({ props, children }) => [
    { type: "list", ordered: false, spread: false, children: [cardItem(props, children)] },
  ],
  Cards: ({ children }) => [
    {
      type: "list",
      ordered: false,
      spread: false,
      children: children.flatMap((child) => (child.type === "list" ? child.children : [])),
    },
  ],
  CodeTabs: holdsOnly,
  Column: holdsOnly,
  Columns: holdsOnly,
  Details: ({ props, children }) => [paragraph([bold(prop(props, "summary"))]), ...children],
  FactTable: ({ props }) => factTable(props),
  Figure: ({ props }) => {
    const caption = prop(props, "caption");
    return [paragraph([emphasis(`Figure: ${prop(props, "alt")}${caption === "" ? "" : ` ${caption}`}`)])];
  },
  FileTree: holdsOnly,
  Glossary: ({ props }) => glossary(props),
  Kbd: holdsOnly,
  Mermaid: holdsOnly,
  PackageManager: ({ props }) => [code("bash", prop(props, "command"))],
  Plan: inBrackets("name", "plan: "),
  QueryBuilder: holdsOnly,
  Screenshot: ({ props }) => [markNode({ screenshot: prop(props, "id") })],
  Since: inBrackets("version", "since "),
  Snippet: ({ props }) => [markNode({ snippet: prop(props, "id") })],
  Steps: holdsOnly,
  Tab: ({ props, children, level }) => [heading(level, prop(props, "label")), ...children],
  Tabs: holdsOnly,
};

/** A component's writer by its name; names that every object has, such as `constructor`, have none. */
export function writerOf(name: string): Writer | undefined {
  return Object.hasOwn(markdownWriters, name) ? markdownWriters[name] : undefined;
}

/** Nothing of a table with wrong props, which is reported where it is compiled. */
function factTable(props: TreeProps): RootContent[] {
  const table = factTableSchema.safeParse(props);
  return table.success ? [markNode({ factTable: table.data })] : [];
}

/** As with tables: wrong props are reported elsewhere. */
function glossary(props: TreeProps): RootContent[] {
  const list = glossarySchema.safeParse(props);
  return list.success ? [markNode({ glossary: list.data })] : [];
}

/** The request as HTTP has it: the form in which every program can send it. */
function requestOf(sample: Sample | undefined): RootContent[] {
  const request = sample?.check?.request;
  return request?.kind === "rest" ? [code("http", httpForm(request))] : [];
}

/** A card is a link with a line about what is behind it. */
function cardItem(props: TreeProps, children: readonly RootContent[]): ListItem {
  const title = prop(props, "title");
  const href = prop(props, "href");
  const words = children.flatMap((child): PhrasingContent[] =>
    child.type === "paragraph" ? [text(" "), ...child.children] : [],
  );
  const lead = href === "" ? bold(title) : link(href, title);
  return { type: "listItem", spread: false, children: [paragraph([lead, text(":"), ...words])] };
}
