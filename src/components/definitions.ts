import type { Components } from "../../plugins/docs-content/components/definition";
import { admonitionDefinition } from "./Admonition/Admonition.definition";
import { annotationDefinition } from "./Annotation/Annotation.definition";
import { apiCallDefinition } from "./ApiCall/ApiCall.definition";
import { badgeDefinition } from "./Badge/Badge.definition";
import { breakingChangesTableDefinition } from "./BreakingChangesTable/BreakingChangesTable.definition";
import { cardDefinition } from "./Card/Card.definition";
import { cardsDefinition } from "./Cards/Cards.definition";
import { codeBlockDefinition } from "./CodeBlock/CodeBlock.definition";
import { codeTabsDefinition } from "./CodeTabs/CodeTabs.definition";
import { columnDefinition } from "./Column/Column.definition";
import { columnsDefinition } from "./Columns/Columns.definition";
import { consoleDefinition } from "./Console/Console.definition";
import { detailsDefinition } from "./Details/Details.definition";
import { errorLookUpDefinition } from "./ErrorLookUp/ErrorLookUp.definition";
import { errorMessagesDefinition } from "./ErrorMessages/ErrorMessages.definition";
import { factEntryDefinition } from "./FactEntry/FactEntry.definition";
import { factRowsDefinition } from "./FactRows/FactRows.definition";
import { factTableDefinition } from "./FactTable/FactTable.definition";
import { figureDefinition } from "./Figure/Figure.definition";
import { fileTreeDefinition } from "./FileTree/FileTree.definition";
import { glossaryDefinition } from "./Glossary/Glossary.definition";
import { kbdDefinition } from "./Kbd/Kbd.definition";
import { markDefinition } from "./Mark/Mark.definition";
import { mermaidDefinition } from "./Mermaid/Mermaid.definition";
import { packageManagerDefinition } from "./PackageManager/PackageManager.definition";
import { planDefinition } from "./Plan/Plan.definition";
import { platformVersionsDefinition } from "./PlatformVersions/PlatformVersions.definition";
import { playgroundDefinition } from "./Playground/Playground.definition";
import { queryBuilderDefinition } from "./QueryBuilder/QueryBuilder.definition";
import { recipesTableDefinition } from "./RecipesTable/RecipesTable.definition";
import { sampleDefinition } from "./Sample/Sample.definition";
import { screenshotDefinition } from "./Screenshot/Screenshot.definition";
import { sinceDefinition } from "./Since/Since.definition";
import { snippetDefinition } from "./Snippet/Snippet.definition";
import { stepsDefinition } from "./Steps/Steps.definition";
import { tabDefinition } from "./Tab/Tab.definition";
import { tabsDefinition } from "./Tabs/Tabs.definition";
import { upgradePlannerDefinition } from "./UpgradePlanner/UpgradePlanner.definition";

/** Every component that writers can use. `npm run new -- component SomeName` adds one: a folder, and a line here. */
export const components = {
  Admonition: admonitionDefinition,
  Annotation: annotationDefinition,
  ApiCall: apiCallDefinition,
  Badge: badgeDefinition,
  BreakingChangesTable: breakingChangesTableDefinition,
  Card: cardDefinition,
  Cards: cardsDefinition,
  CodeBlock: codeBlockDefinition,
  CodeTabs: codeTabsDefinition,
  Column: columnDefinition,
  Columns: columnsDefinition,
  Console: consoleDefinition,
  Details: detailsDefinition,
  ErrorLookUp: errorLookUpDefinition,
  ErrorMessages: errorMessagesDefinition,
  FactEntry: factEntryDefinition,
  FactRows: factRowsDefinition,
  FactTable: factTableDefinition,
  Figure: figureDefinition,
  FileTree: fileTreeDefinition,
  Glossary: glossaryDefinition,
  Kbd: kbdDefinition,
  Mark: markDefinition,
  Mermaid: mermaidDefinition,
  PackageManager: packageManagerDefinition,
  Plan: planDefinition,
  PlatformVersions: platformVersionsDefinition,
  Playground: playgroundDefinition,
  QueryBuilder: queryBuilderDefinition,
  RecipesTable: recipesTableDefinition,
  Sample: sampleDefinition,
  Screenshot: screenshotDefinition,
  Since: sinceDefinition,
  Snippet: snippetDefinition,
  Steps: stepsDefinition,
  Tab: tabDefinition,
  Tabs: tabsDefinition,
  UpgradePlanner: upgradePlannerDefinition,
} satisfies Components;

type ComponentName = keyof typeof components;

/** The components of built pages, which must be rendered. */
export type RenderedName = {
  [Name in ComponentName]: (typeof components)[Name] extends { readonly isReplaced: true } ? never : Name;
}[ComponentName];
