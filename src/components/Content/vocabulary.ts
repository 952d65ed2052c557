import type { ComponentType } from "react";
import type { TreeProps } from "../../../shared/tree";
import { Admonition } from "../Admonition/Admonition";
import { Annotation } from "../Annotation/Annotation";
import { Badge } from "../Badge/Badge";
import { BreakingChangesTable } from "../BreakingChangesTable/BreakingChangesTable";
import { Card } from "../Card/Card";
import { Cards } from "../Cards/Cards";
import { CodeBlock } from "../CodeBlock/CodeBlock";
import { Column } from "../Column/Column";
import { Columns } from "../Columns/Columns";
import { Details } from "../Details/Details";
import type { RenderedName } from "../definitions";
import { Figure } from "../Figure/Figure";
import { FileTree } from "../FileTree/FileTree";
import { Glossary } from "../Glossary/Glossary";
import { Kbd } from "../Kbd/Kbd";
import { LiveTool } from "../LiveTool/LiveTool";
import { Mark } from "../Mark/Mark";
import { Mermaid } from "../Mermaid/Mermaid";
import { Plan } from "../Plan/Plan";
import { Playground } from "../Playground/Playground";
import { RecipesTable } from "../RecipesTable/RecipesTable";
import { Sample } from "../Sample/Sample";
import { Screenshot } from "../Screenshot/Screenshot";
import { Since } from "../Since/Since";
import { Steps } from "../Steps/Steps";
import { Tab } from "../Tab/Tab";
import { Tabs } from "../Tabs/Tabs";

/** `never`: each component has its own props, and all components fit here. */
const renderers: Readonly<Record<RenderedName, ComponentType<never>>> = {
  Admonition,
  Annotation,
  Badge,
  BreakingChangesTable,
  Card,
  Cards,
  CodeBlock,
  Column,
  Columns,
  Console: LiveTool,
  Details,
  ErrorLookUp: LiveTool,
  Figure,
  FileTree,
  Glossary,
  Kbd,
  Mark,
  Mermaid,
  Plan,
  Playground,
  QueryBuilder: LiveTool,
  RecipesTable,
  Sample,
  Screenshot,
  Since,
  Steps,
  Tab,
  Tabs,
  UpgradePlanner: LiveTool,
};

const vocabulary = new Map<string, ComponentType<never>>(Object.entries(renderers));

/**
 * The component with this name in a compiled page.
 *
 * @throws {Error} if there is none: the compiler's list and this one differ.
 */
export function componentNamed(name: string): ComponentType<TreeProps> {
  const component = vocabulary.get(name);
  if (!component) throw new Error(`The compiled page has <${name}>, which no component renders.`);
  // The compiler has checked the props against the component's schema; JSON can't carry that proof.
  return component as ComponentType<TreeProps>;
}
