import type { RootContent } from "mdast";
import { z } from "zod";
import type { ComponentNode, Tree, TreeProps, TreeValue } from "../../../shared/tree";
import type { CompileContext } from "../compile/context";
import type { ElementContent, JsxElement, State } from "../compile/hastTypes";
import type { Sample } from "../samples/sample";
import type { BlockWriter } from "../search/blockWriter";
import type { MarkdownBindings, PagePlace } from "./bindings";

/** The arguments of `expand` and `check`: the component in the page's syntax tree, its checked props, and the compilation to report problems to. */
export interface ExpandInput<Props> {
  readonly state: State;
  readonly node: JsxElement;
  readonly props: Props;
  readonly context: CompileContext;
}

/** The arguments of `markdown`. */
export interface MarkdownInput<Props> {
  readonly props: Props;
  /** Its content, with components replaced by their Markdown. */
  readonly children: RootContent[];
  /** Level for a heading at this place. */
  readonly level: number;
  /** The compiled sample, if the component is one. */
  readonly sample: Sample | undefined;
}

/** The arguments of `search`. */
export interface SearchInput {
  readonly props: TreeProps;
  readonly writer: BlockWriter;
  /** Writes the text of its content. */
  readonly content: () => void;
}

/** Fields of all definitions. */
interface Shared {
  /** It is part of a line of text. All others are blocks. */
  readonly isInline?: true;
  /** Its use, as MDX. The showcase has it, and tests compile it. */
  readonly example: string;
  /** The build replaces it by other components or by markup, so nothing renders it. */
  readonly isReplaced?: true;
  /**
   * Writes its search text. The default is the text of its content. For an inline component, it is called only if it has no content.
   */
  search?(shown: SearchInput): void;
  /** Returns its props when the page is queried, with data from other files and with IDs that are unique on the page. */
  bind?(props: TreeProps, page: PagePlace): TreeProps;
  /** Returns its replacement when the page is queried. */
  replace?(node: ComponentNode, page: PagePlace): Tree;
}

/** A component that writers use as a tag, as most are. */
export interface TagDefinition<Schema extends z.ZodObject = z.ZodObject> extends Shared {
  readonly kind?: undefined;
  readonly props: Schema;
  /** The only component that can contain it. */
  readonly requiredParent?: string;
  /** The only component that it can contain. */
  readonly allowedChild?: string;
  /** Reports problems beyond its props, and records what it needs from other files. */
  check?(input: Omit<ExpandInput<z.infer<Schema>>, "state">): void;
  /** Returns its place in the compiled page; the default is the component with its props and children. Undefined after it has reported a problem. */
  expand?(input: ExpandInput<z.infer<Schema>>): ElementContent | undefined;
  /** Returns its Markdown. The default is the Markdown of its content. */
  markdown?(written: MarkdownInput<z.infer<Schema>>): RootContent[];
  /** Its Markdown begins with a heading, so headings inside are one level lower. */
  readonly hasHeading?: true;
  /** For Markdown that depends on other files: the name of a mark in the compiled Markdown, and the text that replaces it. */
  readonly deferredMarkdown?: {
    readonly mark: string;
    markdown(value: TreeValue, page: MarkdownBindings): string;
  };
  /** Lines of code that it shows in addition to its source, for the reading time. */
  readonly codeLines?: number;
  /** It contains alternatives: a reader needs only one. */
  readonly isAlternatives?: true;
}

/** A component that writers use as a directive, `:::tip[Title]`. */
export interface DirectiveDefinition<Schema extends z.ZodObject = z.ZodObject> extends Shared {
  readonly kind: "directive";
  /** `kind` and `title`. */
  readonly props: Schema;
  /** The words after the colons. The first is used for an unknown one. */
  readonly names: readonly [string, ...string[]];
  markdown(written: Pick<MarkdownInput<z.infer<Schema>>, "props" | "children">): RootContent[];
}

/** A component that shows a code fence. Markdown has its own form for it. */
export interface FenceDefinition extends Shared {
  readonly kind: "fence";
  /** The options after the language. */
  readonly props?: z.ZodObject;
}

/**
 * Everything that the build needs to render and check a component. It is in the component's folder, and
 * `src/components/definitions.ts` lists all of them. Browsers never load a definition: they load the file that renders the
 * component.
 */
export type Definition = TagDefinition | DirectiveDefinition | FenceDefinition;

/** The props of a tag without props. */
export const noProps = z.strictObject({});

export type Components = Readonly<Record<string, Definition>>;

/** A compilation, with its components. */
export interface PageContext extends CompileContext {
  readonly components: Components;
}

/** Finds a component by its name. A name that every object has, such as `constructor`, isn't a component. */
export function definitionOf(components: Components, name: string): Definition | undefined {
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** Finds a component that writers use as a tag. */
export function tagOf(components: Components, name: string | null | undefined): TagDefinition | undefined {
  const definition = definitionOf(components, name ?? "");
  return definition && !definition.kind ? definition : undefined;
}

export function tagNames(components: Components): string[] {
  return Object.keys(components).filter((name) => tagOf(components, name));
}
