import type { z } from "zod";
import { annotationSchema } from "../../../src/components/Annotation/Annotation.schema";
import { apiCallSchema } from "../../../src/components/ApiCall/ApiCall.schema";
import { badgeSchema } from "../../../src/components/Badge/Badge.schema";
import { breakingChangesTableSchema } from "../../../src/components/BreakingChangesTable/BreakingChangesTable.schema";
import { cardSchema } from "../../../src/components/Card/Card.schema";
import { cardsSchema } from "../../../src/components/Cards/Cards.schema";
import { codeTabsSchema } from "../../../src/components/CodeTabs/CodeTabs.schema";
import { columnSchema } from "../../../src/components/Column/Column.schema";
import { columnsSchema } from "../../../src/components/Columns/Columns.schema";
import { detailsSchema } from "../../../src/components/Details/Details.schema";
import { factTableSchema } from "../../../src/components/FactTable/FactTable.schema";
import { figureSchema } from "../../../src/components/Figure/Figure.schema";
import { fileTreeSchema } from "../../../src/components/FileTree/FileTree.schema";
import { glossarySchema } from "../../../src/components/Glossary/Glossary.schema";
import { kbdSchema } from "../../../src/components/Kbd/Kbd.schema";
import { mermaidSchema } from "../../../src/components/Mermaid/Mermaid.schema";
import { packageManagerSchema } from "../../../src/components/PackageManager/PackageManager.schema";
import { planSchema } from "../../../src/components/Plan/Plan.schema";
import { queryBuilderSchema } from "../../../src/components/QueryBuilder/QueryBuilder.schema";
import { screenshotSchema } from "../../../src/components/Screenshot/Screenshot.schema";
import { sinceSchema } from "../../../src/components/Since/Since.schema";
import { snippetSchema } from "../../../src/components/Snippet/Snippet.schema";
import { stepsSchema } from "../../../src/components/Steps/Steps.schema";
import { tabSchema } from "../../../src/components/Tab/Tab.schema";
import { tabsSchema } from "../../../src/components/Tabs/Tabs.schema";

/** What a component is to the compiler: where it may stand, what props it takes. */
export interface VocabularyEntry {
  /** Inside a line of text, or a block of its own. */
  readonly display: "inline" | "block";
  readonly schema: z.ZodObject;
  /** The only component that may hold it. */
  readonly parent?: string;
  /** The only components it may hold. */
  readonly only?: string;
}

/** Every component that a writer can use. */
export const vocabulary: Readonly<Record<string, VocabularyEntry>> = {
  Annotation: { display: "inline", schema: annotationSchema },
  ApiCall: { display: "block", schema: apiCallSchema },
  Badge: { display: "inline", schema: badgeSchema },
  BreakingChangesTable: { display: "block", schema: breakingChangesTableSchema },
  Card: { display: "block", schema: cardSchema, parent: "Cards" },
  Cards: { display: "block", schema: cardsSchema, only: "Card" },
  CodeTabs: { display: "block", schema: codeTabsSchema },
  Column: { display: "block", schema: columnSchema, parent: "Columns" },
  Columns: { display: "block", schema: columnsSchema, only: "Column" },
  Details: { display: "block", schema: detailsSchema },
  FactTable: { display: "block", schema: factTableSchema },
  Figure: { display: "block", schema: figureSchema },
  FileTree: { display: "block", schema: fileTreeSchema },
  Glossary: { display: "block", schema: glossarySchema },
  Kbd: { display: "inline", schema: kbdSchema },
  Mermaid: { display: "block", schema: mermaidSchema },
  PackageManager: { display: "block", schema: packageManagerSchema },
  Plan: { display: "inline", schema: planSchema },
  QueryBuilder: { display: "block", schema: queryBuilderSchema, only: "ApiCall" },
  Screenshot: { display: "block", schema: screenshotSchema },
  Since: { display: "inline", schema: sinceSchema },
  Snippet: { display: "block", schema: snippetSchema },
  Steps: { display: "block", schema: stepsSchema },
  Tab: { display: "block", schema: tabSchema, parent: "Tabs" },
  Tabs: { display: "block", schema: tabsSchema, only: "Tab" },
};

/** A component by its name; names that every object has, such as `constructor`, are none. */
export function entryOf(name: string): VocabularyEntry | undefined {
  return Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
}

/** The few HTML elements that Markdown has no sign for. They take no attributes. */
export const allowedElements: ReadonlySet<string> = new Set(["br", "sub", "sup"]);
