import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import type { Components, DirectiveDefinition, PageContext } from "../components/definition";
import { didYouMean } from "../nearest";
import { report } from "./context";
import { component, type ElementContent, type State } from "./hastTypes";

/** The component that a directive stands for, and its props. */
interface Directive {
  readonly component: string;
  readonly definition: DirectiveDefinition;
  readonly props: { readonly kind: string; readonly title?: string };
  /** The node without its title. */
  readonly content: ContainerDirective;
}

/** `:::tip[Title]` … `:::` */
export function directiveToHast(
  state: State,
  node: ContainerDirective,
  context: PageContext,
): ElementContent | undefined {
  const known = directives(context.components).flatMap(([, { names }]) => names);
  if (!known.includes(node.name)) {
    report(context, node, {
      rule: "unknown-directive",
      message: `There is no ":::${node.name}".`,
      fix: `Known: ${known.join(", ")}.${didYouMean(node.name, known)}`,
    });
  }
  const directive = readDirective(node, context.components);
  return directive && component(directive.component, directive.props, state.all(directive.content));
}

/** An unknown directive is read as the first known one. */
export function readDirective(node: ContainerDirective, components: Components): Directive | undefined {
  const all = directives(components);
  const [name, definition] = all.find(([, { names }]) => names.includes(node.name)) ?? all[0] ?? [];
  if (!name || !definition) return undefined;
  const kind = definition.names.includes(node.name) ? node.name : definition.names[0];
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
  const title = hasLabel ? textOf(first) : "";
  const content: ContainerDirective = hasLabel ? { ...node, children: rest } : node;
  return { component: name, definition, props: { kind, ...(title === "" ? {} : { title }) }, content };
}

function directives(components: Components): [string, DirectiveDefinition][] {
  return Object.entries(components).flatMap(([name, definition]): [string, DirectiveDefinition][] =>
    definition.kind === "directive" ? [[name, definition]] : [],
  );
}
