import type { TreeProps } from "../../../../src/site/tree";
import type { CompileContext } from "../context";
import type { ElementContent, JsxElement, State } from "../hastTypes";
import { expandApiCall } from "./apiCall";
import { expandBreakingChangesTable } from "./breakingChangesTable";
import { expandCard } from "./card";
import { expandCodeTabs } from "./codeTabs";
import { expandFactTable } from "./factTable";
import { expandFileTree } from "./fileTree";
import { expandGlossary } from "./glossary";
import { expandMermaid } from "./mermaid";
import { expandPackageManager } from "./packageManager";
import { expandQueryBuilder } from "./queryBuilder";
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
  ApiCall: expandApiCall,
  BreakingChangesTable: expandBreakingChangesTable,
  Card: expandCard,
  CodeTabs: expandCodeTabs,
  FactTable: expandFactTable,
  Figure: expandFigure,
  FileTree: expandFileTree,
  Glossary: expandGlossary,
  Mermaid: expandMermaid,
  PackageManager: expandPackageManager,
  QueryBuilder: expandQueryBuilder,
  Screenshot: expandScreenshot,
  Snippet: expandSnippet,
  Steps: expandSteps,
  Tab: expandTab,
  Tabs: expandTabs,
};
