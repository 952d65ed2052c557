import type { TreeProps } from "../../../src/site/tree";
import { didYouMean } from "../nearest";
import { readAttributes } from "./attributes";
import { type CompileContext, report } from "./context";
import { expanders } from "./expand/expanders";
import { component, type ElementContent, type JsxElement, type State } from "./hastTypes";
import { checkHidden, textsIn } from "./hidden";
import { checkPlace, inLine } from "./place";
import { allowedElements, entryOf, type VocabularyEntry, vocabulary } from "./vocabulary";

/** A component, or one of the few HTML elements, as a writer put it into the page. */
export function jsxToHast(
  state: State,
  node: JsxElement,
  parentName: string | undefined,
  context: CompileContext,
) {
  const name = node.name ?? "";
  if (allowedElements.has(name)) return elementToHast(state, node, context);
  const entry = entryOf(name);
  if (!entry) {
    reportUnknown(node, name, context);
    return withoutPlace(state, node);
  }
  const props = checkProps(node, name, entry, context);
  checkPlace(node, name, entry, parentName, context);
  if (props === undefined) return withoutPlace(state, node);
  const expand = Object.hasOwn(expanders, name) ? expanders[name] : undefined;
  const written = entry.display === "inline" ? inLine(node, name, context) : node;
  const result = expand
    ? expand({ state, node: written, props, context })
    : component(name, props, state.all(written));
  const standsAlone = entry.display === "inline" && node.type === "mdxJsxFlowElement";
  return standsAlone && result ? paragraphOf(result) : result;
}

/** Nothing is shown of a component that can't be made, but what is wrong inside it is reported all the same. */
function withoutPlace(state: State, node: JsxElement): undefined {
  state.all(node);
}

function elementToHast(state: State, node: JsxElement, context: CompileContext): ElementContent {
  if (node.attributes.length > 0) {
    report(context, node, {
      rule: "html-attribute",
      message: `<${node.name}> takes no attributes here.`,
      mend: `Write <${node.name}> alone; looks belong to the theme.`,
    });
  }
  return { type: "element", tagName: node.name ?? "", properties: {}, children: state.all(node) };
}

function reportUnknown(node: JsxElement, name: string, context: CompileContext): void {
  const known = [...Object.keys(vocabulary), ...allowedElements];
  report(context, node, {
    rule: "unknown-component",
    message: `There is no component <${name}>.`,
    mend: `Use Markdown or one of: ${known.join(", ")}.${didYouMean(name, known)}`,
  });
}

/** @returns undefined when a prop is wrong: what is shown would be wrong as well. */
function checkProps(
  node: JsxElement,
  name: string,
  entry: VocabularyEntry,
  context: CompileContext,
): TreeProps | undefined {
  const props = readAttributes(node, context);
  for (const text of textsIn(props)) checkHidden(text, node, context);
  const checked = entry.schema.safeParse(props);
  if (checked.success) return props;
  const known = Object.keys(entry.schema.shape);
  for (const issue of checked.error.issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    const message =
      unknown.length > 0
        ? `<${name}> has no prop "${unknown.join('", "')}".${unknown.map((key) => didYouMean(key, known)).join("")}`
        : `<${name}> ${issue.path.join(".") || "props"}: ${issue.message}.`;
    const mend = known.length > 0 ? `It takes: ${known.join(", ")}.` : "It takes no props.";
    report(context, node, { rule: "component-props", message, mend });
  }
  return undefined;
}

function paragraphOf(content: ElementContent): ElementContent {
  return { type: "element", tagName: "p", properties: {}, children: [content] };
}
