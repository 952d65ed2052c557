import type { Nodes, Paragraph, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type JsxElement, type PageSyntax, parsePage } from "../pageSyntax";
import { type Action, type At, placeName, type Script } from "./action";
import { fenceActions, withRequests } from "./fences";
import { readMoves } from "./moves";

interface Reading {
  readonly file: string;
  readonly syntax: PageSyntax;
  /** The text of a file below the content folder. */
  readonly readText: (file: string) => string;
  readonly actions: Action[];
  readonly questions: string[];
  readonly problems: string[];
}

/**
 * What a page's reader does: its commands, its requests, and the sentences of its numbered steps.
 *
 * @param file path from the content folder
 */
export function readScript(file: string, readText: Reading["readText"]): Script {
  const { actions: found, questions, problems } = readFile(file, readText);
  const { actions, orphans } = withRequests(found);
  const lost = orphans.map((at) => `${placeName(at)} There is no curl command that this is the response to.`);
  return { actions, questions, problems: [...problems, ...lost] };
}

function readFile(file: string, readText: Reading["readText"]): Reading {
  const syntax = parsePage(file, readText(file));
  const reading: Reading = { file, syntax, readText, actions: [], questions: [], problems: [] };
  if (syntax.root) walk(syntax.root, false, reading);
  reading.problems.push(...syntax.problems.map((problem) => `${placeName(problem)} ${problem.message}`));
  return reading;
}

/** @param isStep whether the node is a part of a numbered step. */
function walk(node: Nodes, isStep: boolean, reading: Reading): void {
  if (node.type === "code") reading.actions.push(...fenceActions(node, placed(node, reading)));
  else if (node.type === "table") reading.questions.push(...questionsOf(node));
  else if (node.type === "paragraph" && !hasBlock(node)) takeSentences(node, isStep, reading);
  else if (isComponent(node, "PackageManager")) takeCommands(node, reading);
  else if (isComponent(node, "Snippet")) takePartial(node, reading);
  else if ("children" in node) {
    const isInStep = isStep || isComponent(node, "Steps");
    for (const child of node.children) walk(child, isInStep, reading);
  }
}

/** Outside of steps, only a key that stops the server counts, because prose can mention controls without using them. */
function takeSentences(node: Paragraph, isStep: boolean, reading: Reading): void {
  const { moves, loose } = readMoves(node);
  const at = (line: number): At => ({ file: reading.file, line: line + reading.syntax.lineOffset });
  for (const move of moves) {
    if (isStep || move.does === "stop") reading.actions.push({ ...move, ...at(move.line) });
  }
  if (!isStep) return;
  reading.problems.push(...loose.map(({ line, message }) => `${placeName(at(line))} ${message}`));
}

function takeCommands(node: JsxElement, reading: Reading): void {
  const commands = reading.syntax.commandsOf(node);
  reading.actions.push({ ...placed(node, reading), does: "run", commands });
}

/** What a partial holds counts as a part of the line that includes it. */
function takePartial(node: JsxElement, reading: Reading): void {
  const partial = readFile(`snippets/${reading.syntax.snippetOf(node)}.mdx`, reading.readText);
  reading.actions.push(...partial.actions.map((action) => ({ ...action, ...placed(node, reading) })));
  reading.problems.push(...partial.problems);
}

function questionsOf({ children: [head, ...rows] }: Table): string[] {
  const first = head?.children[0];
  if (!first || textOf(first) !== "Question") return [];
  return rows.flatMap(({ children: [cell] }) => (cell ? [textOf(cell)] : []));
}

function placed(node: Nodes, { file, syntax }: Reading): At {
  return { file, line: syntax.lineOf(node) };
}

/** A component that is the only one on its line can be in a paragraph. */
function hasBlock({ children }: Paragraph): boolean {
  return children.some((child) => isComponent(child, "PackageManager") || isComponent(child, "Snippet"));
}

function isComponent(node: Nodes, name: string): node is JsxElement {
  return (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === name;
}
