import type { z } from "zod";
import type { TreeProps } from "../../../shared/tree";
import { type PageContext, type TagDefinition, tagNames, tagOf } from "../components/definition";
import { didYouMean } from "../nearest";
import { readAttributes } from "./attributes";
import { type CompileContext, report } from "./context";
import { component, type ElementContent, type JsxElement, type State } from "./hastTypes";
import { checkHidden, textsIn } from "./hidden";
import { checkPlace, inLine } from "./place";

/** The few HTML elements that Markdown has no sign for. They take no attributes. */
export const allowedElements: ReadonlySet<string> = new Set(["br", "sub", "sup"]);

/** A component, or one of the few allowed HTML elements, as written in the page. */
export function jsxToHast(
  state: State,
  node: JsxElement,
  parentName: string | undefined,
  context: PageContext,
) {
  const name = node.name ?? "";
  if (allowedElements.has(name)) return elementToHast(state, node, context);
  const definition = tagOf(context.components, name);
  if (!definition) {
    reportUnknown(node, name, context);
    return withoutPlace(state, node);
  }
  const given = readAttributes(node, context);
  const props = checkProps(given, node, name, definition, context);
  checkPlace(node, name, definition, parentName, context);
  if (props === undefined) return withoutPlace(state, node);
  const isInLine = definition.isInline;
  const written = isInLine ? inLine(node, name, context) : node;
  definition.check?.({ node, props, context });
  const result = definition.expand
    ? definition.expand({ state, node: written, props, context })
    : component(name, given, state.all(written));
  const standsAlone = isInLine && node.type === "mdxJsxFlowElement";
  return standsAlone && result ? paragraphOf(result) : result;
}

/** A component that can't be created isn't shown, but problems inside it are still reported. */
function withoutPlace(state: State, node: JsxElement): undefined {
  state.all(node);
}

function elementToHast(state: State, node: JsxElement, context: CompileContext): ElementContent {
  if (node.attributes.length > 0) {
    report(context, node, {
      rule: "html-attribute",
      message: `<${node.name}> takes no attributes here.`,
      fix: `Write <${node.name}> without attributes. Styles are in the theme.`,
    });
  }
  return { type: "element", tagName: node.name ?? "", properties: {}, children: state.all(node) };
}

function reportUnknown(node: JsxElement, name: string, context: PageContext): void {
  const known = [...tagNames(context.components), ...allowedElements];
  report(context, node, {
    rule: "unknown-component",
    message: `There is no component <${name}>.`,
    fix: `Use Markdown or one of: ${known.join(", ")}.${didYouMean(name, known)}`,
  });
}

/** @returns undefined when a prop is wrong: what is shown would be wrong as well. */
function checkProps(
  props: TreeProps,
  node: JsxElement,
  name: string,
  { props: schema }: TagDefinition,
  context: CompileContext,
): z.infer<z.ZodObject> | undefined {
  for (const text of textsIn(props)) checkHidden(text, node, context);
  const checked = schema.safeParse(props);
  if (checked.success) return checked.data;
  const known = Object.keys(schema.shape);
  for (const issue of checked.error.issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    const message =
      unknown.length > 0
        ? `<${name}> has no prop "${unknown.join('", "')}".${unknown.map((key) => didYouMean(key, known)).join("")}`
        : `<${name}> ${issue.path.join(".") || "props"}: ${issue.message}.`;
    const fix = known.length > 0 ? `It takes: ${known.join(", ")}.` : "It takes no props.";
    report(context, node, { rule: "component-props", message, fix });
  }
  return undefined;
}

function paragraphOf(content: ElementContent): ElementContent {
  return { type: "element", tagName: "p", properties: {}, children: [content] };
}
