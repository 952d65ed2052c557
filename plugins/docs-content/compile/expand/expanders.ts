import type { TreeProps } from "../../../../src/site/tree";
import type { CompileContext } from "../context";
import type { ElementContent, JsxElement, State } from "../hastTypes";
import { expandCard } from "./card";
import { expandFileTree } from "./fileTree";
import { expandMermaid } from "./mermaid";
import { expandPackageManager } from "./packageManager";
import { expandAnnotation, expandFigure, expandScreenshot, expandSnippet } from "./references";
import { expandSteps } from "./steps";
import { expandTab, expandTabs } from "./tabs";

/** What an expander gets: the component as written, its checked props, and where to report. */
export interface ExpandInput {
  readonly state: State;
  readonly node: JsxElement;
  readonly props: TreeProps;
  readonly context: CompileContext;
}

export type Expander = (input: ExpandInput) => ElementContent | undefined;

/** Components that are more than their props and children: what they need is worked out here, once, not in the browser. */
export const expanders: Readonly<Record<string, Expander>> = {
  Annotation: expandAnnotation,
  Card: expandCard,
  Figure: expandFigure,
  FileTree: expandFileTree,
  Mermaid: expandMermaid,
  PackageManager: expandPackageManager,
  Screenshot: expandScreenshot,
  Snippet: expandSnippet,
  Steps: expandSteps,
  Tab: expandTab,
  Tabs: expandTabs,
};
