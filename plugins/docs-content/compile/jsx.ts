import type { z } from "zod";
import type { TreeProps } from "../../../shared/tree";
import { type PageContext, type TagDefinition, tagNames, tagOf } from "../components/definition";
import { didYouMean } from "../nearest";
import type { Problem } from "../problems";
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
    return reportContent(state, node);
  }
  const given = readAttributes(node, context);
  const props = checkProps(given, node, name, definition, context);
  checkPlace(node, name, definition, parentName, context);
  if (props === undefined) return reportContent(state, node);
  const isInLine = definition.isInline;
  const written = isInLine ? inLine(node, name, context) : node;
  definition.check?.({ node, props, context });
  const result = definition.expand
    ? definition.expand({ state, node: written, props, context })
    : component(name, given, state.all(written));
  const standsAlone = isInLine && node.type === "mdxJsxFlowElement";
  return standsAlone && result ? paragraphOf(result) : result;
}

/** An invalid component is left out, but problems of its content are reported. */
function reportContent(state: State, node: JsxElement): undefined {
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

/** @returns undefined if a prop is invalid. The component is left out then. */
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
  for (const issue of checked.error.issues) {
    report(context, node, { rule: "component-props", ...explainProp(issue, name, props, schema) });
  }
  return undefined;
}

/** The message about an unknown, missing, or invalid prop. */
function explainProp(
  issue: z.core.$ZodIssue,
  name: string,
  props: TreeProps,
  { shape }: z.ZodObject,
): Pick<Problem, "message" | "fix"> {
  const known = Object.keys(shape);
  const takes = known.length > 0 ? `It takes: ${known.join(", ")}.` : "It takes no props.";
  if (issue.code === "unrecognized_keys") {
    const hints = issue.keys.map((key) => didYouMean(key, known)).join("");
    return { message: `<${name}> has no prop "${issue.keys.join('", "')}".${hints}`, fix: takes };
  }
  const [prop = "", ...inside] = issue.path.map(String);
  if (prop !== "" && inside.length === 0 && props[prop] === undefined) {
    const meaning = shape[prop]?.description ?? "";
    return { message: `<${name}> needs ${prop}.`, fix: [`Add ${prop}.`, meaning, takes].join(" ") };
  }
  const path = [prop, ...inside].filter(Boolean).join(".") || "props";
  return { message: `<${name}> ${path}: ${issue.message}.`, fix: takes };
}

function paragraphOf(content: ElementContent): ElementContent {
  return { type: "element", tagName: "p", properties: {}, children: [content] };
}
