import type { RootContent } from "mdast";
import { z } from "zod";
import type { ComponentNode, Tree, TreeProps, TreeValue } from "../../../shared/tree";
import type { CompileContext } from "../compile/context";
import type { ElementContent, JsxElement, State } from "../compile/hastTypes";
import type { Sample } from "../samples/sample";
import type { BlockWriter } from "../search/blockWriter";
import type { MarkdownBindings, PagePlace } from "./bindings";

/** What an expander gets: the component as written, its checked props, and where to report. */
export interface ExpandInput<Props> {
  readonly state: State;
  readonly node: JsxElement;
  readonly props: Props;
  readonly context: CompileContext;
}

/** A component as its Markdown sees it. */
export interface Written<Props> {
  readonly props: Props;
  /** What it holds, without components already. */
  readonly children: RootContent[];
  /** Level of a heading that would stand here. */
  readonly level: number;
  /** What the compiler made of it, where it is a sample. */
  readonly sample: Sample | undefined;
}

/** A component of a compiled page as the search reads it. */
export interface Shown {
  readonly props: TreeProps;
  readonly writer: BlockWriter;
  /** Writes the words of what it holds. */
  readonly content: () => void;
}

/** What the build knows of every component, however a writer brings it into a page. */
interface Shared {
  /** It stands inside a line of text; all others are blocks of their own. */
  readonly isInline?: true;
  /** How a writer uses it, as MDX that stands alone. */
  readonly example: string;
  /** Another one, or markup, stands in its place when readers get the page: nothing renders it. */
  readonly isReplaced?: true;
  /**
   * What a search finds of it. Left out, it is what it holds; one in a line is asked only where it holds nothing.
   */
  search?(shown: Shown): void;
  /** Its props when the page is put together: with what other files give, and ids that are unique on the page. */
  bind?(props: TreeProps, page: PagePlace): TreeProps;
  /** What stands in its place when the page is put together. */
  replace?(node: ComponentNode, page: PagePlace): Tree;
}

/** A component that is written as a tag, as most are. */
export interface TagDefinition<Schema extends z.ZodObject = z.ZodObject> extends Shared {
  readonly kind?: undefined;
  readonly props: Schema;
  /** The only component that may hold it. */
  readonly parent?: string;
  /** The only components it may hold. */
  readonly only?: string;
  /** Reports what is wrong with it beyond its props, and remembers what it needs of other files. */
  check?(input: Omit<ExpandInput<z.infer<Schema>>, "state">): void;
  /** What it becomes; left out, itself with its props and children. Undefined where it can't be made, which is reported. */
  expand?(input: ExpandInput<z.infer<Schema>>): ElementContent | undefined;
  /** What it says to a reader of plain Markdown; what it holds, when left out. */
  markdown?(written: Written<z.infer<Schema>>): RootContent[];
  /** Its Markdown begins with a heading: headings inside stand below that. */
  readonly hasHeading?: true;
  /** Where its Markdown is a mark, because other files give the words: the mark's name, and what is put there. */
  readonly late?: { readonly mark: string; markdown(value: TreeValue, page: MarkdownBindings): string };
  /** Lines of code that it shows and its source doesn't, for the reading time. */
  readonly codeLines?: number;
  /** It holds the same several times, and a reader needs one. */
  readonly isAlternatives?: true;
}

/** A component that is written as a directive, `:::tip[Title]`. */
export interface DirectiveDefinition<Schema extends z.ZodObject = z.ZodObject> extends Shared {
  readonly kind: "directive";
  /** `kind` and `title`. */
  readonly props: Schema;
  /** The words that may follow the colons; the first stands in for one that nobody knows. */
  readonly names: readonly [string, ...string[]];
  markdown(written: Pick<Written<z.infer<Schema>>, "props" | "children">): RootContent[];
}

/** A component that shows a code fence. Markdown has its own form for it. */
export interface FenceDefinition extends Shared {
  readonly kind: "fence";
  /** What the words behind the language may say. */
  readonly props?: z.ZodObject;
}

/**
 * All that the build knows of one component. Its file stands in the component's folder; `src/components/definitions.ts` lists
 * them, and everything else asks that list. What renders a component is not here: browsers load that, and never this.
 */
export type Definition = TagDefinition | DirectiveDefinition | FenceDefinition;

/** Of a tag that takes none. */
export const noProps = z.strictObject({});

export type Components = Readonly<Record<string, Definition>>;

/** One compilation, and the components it knows. */
export interface PageContext extends CompileContext {
  readonly components: Components;
}

/** A component by its name; names that every object has, such as `constructor`, are none. */
export function definitionOf(components: Components, name: string): Definition | undefined {
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** A component that writers have a tag for. */
export function tagOf(components: Components, name: string | null | undefined): TagDefinition | undefined {
  const definition = definitionOf(components, name ?? "");
  return definition && !definition.kind ? definition : undefined;
}

export function tagNames(components: Components): string[] {
  return Object.keys(components).filter((name) => tagOf(components, name));
}
