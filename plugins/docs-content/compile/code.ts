import type { Code } from "mdast";
import { messageOf } from "../../../shared/messageOf";
import { isTypeScript, languageTabs } from "../../../src/components/CodeTabs/CodeTabs.definition";
import { textProp } from "../components/textProp";
import { typesSourceOf } from "../samples/typesKey";
import { codeBlockProps, isDiff } from "./codeBlock";
import { readFenceMeta } from "./codeFence";
import { type CompileContext, report } from "./context";
import { compileFence } from "./fence";
import { type ComponentElement, component, type ElementContent, type MdastNodes } from "./hastTypes";
import {
  type DerivedCode,
  isRequiredByStrapi,
  javascriptOf,
  javascriptTitle,
} from "./javascript/javascriptOf";
import { withOwnNames } from "./ownNames";
import { isJsx } from "./place";

/** Turns code into the component that shows it; TypeScript gets a tab with its JavaScript version, if that differs. */
export function compileCode(
  node: Code,
  parent: MdastNodes | undefined,
  context: CompileContext,
): ElementContent {
  const code = compileFence(node, context);
  const isTab = parent !== undefined && isJsx(parent) && parent.name === "Tab";
  const javascript = isTab || !isPlainCode(code) ? undefined : javascriptVersion(node, code, context);
  if (!javascript) return code;
  const { lang } = node;
  return languageTabs([
    { lang, code },
    { lang: "js", code: javascript, isDerived: true },
  ]);
}

/** Code with a recorded response is its own component, and has no types. */
const isPlainCode = (code: ElementContent): code is ComponentElement =>
  code.type === "component" && code.name === "CodeBlock";

function javascriptVersion(
  node: Code,
  typescript: ComponentElement,
  context: CompileContext,
): ElementContent | undefined {
  const lang = node.lang ?? "";
  if (!isTypeScript(lang)) return undefined;
  const { options } = readFenceMeta(node.meta ?? "", node.value.split("\n").length);
  const { title, typescriptOnly, sample } = options;
  if (typescriptOnly || isDiff(lang, options)) return undefined;
  // A file of declarations has nothing that runs.
  if (title?.endsWith(".d.ts")) return undefined;
  const isChecked = sample.marks.some((mark) => mark === "check" || mark === "config");
  const derived = derivedOrReported(node, isRequiredByStrapi(title, isChecked), context);
  if (!derived) return undefined;
  const highlighted = new Set(
    derived.lines.flatMap((line, index) => (options.highlighted.has(line) ? [index + 1] : [])),
  );
  const props = codeBlockProps(derived.code, lang === "tsx" ? "jsx" : "js", {
    ...options,
    title: javascriptTitle(title),
    highlighted,
  });
  const [marked = props] = withOwnNames([props], context, textProp(props, "title"));
  const source = typesSourceOf(typescript.props.typesFrom);
  const typesFrom = source ? { typesFrom: { ...source, lines: [...derived.lines] } } : {};
  return component("CodeBlock", { ...marked, ...typesFrom });
}

function derivedOrReported(
  node: Code,
  isCommonJs: boolean,
  context: CompileContext,
): DerivedCode | undefined {
  try {
    return javascriptOf(node.value, isCommonJs);
  } catch (error) {
    report(context, node, {
      rule: "code-javascript",
      message: `The code has no JavaScript version: ${messageOf(error)}`,
      fix: "Write both versions in <CodeTabs>. Where JavaScript makes no sense, add typescriptOnly to the fence.",
    });
    return undefined;
  }
}
