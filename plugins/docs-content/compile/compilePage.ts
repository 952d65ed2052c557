import type { Tree } from "../../../shared/tree";
import { components as allComponents } from "../../../src/components/definitions";
import { type Statement, statementsOf } from "../claims/statements";
import type { Components, PageContext } from "../components/definition";
import { markdownOf } from "../markdown/markdownOf";
import type { Problem } from "../problems";
import type { Sample } from "../samples/sample";
import { createContext, type Uses, usesOf } from "./context";
import { checkDepth } from "./depth";
import { resolveExpressions } from "./expressions";
import { compileHeadings } from "./headings";
import { checkTexts } from "./hidden";
import { compileLinks } from "./links";
import { parseMdx } from "./parse";
import { type Prose, proseOf } from "./prose";
import { readText } from "./text";
import { toHast } from "./toHast";
import { toTree } from "./toTree";

/** A compiled body: everything that other steps need from it, as plain data. */
export interface CompiledPage extends Uses {
  readonly tree: Tree;
  /** As plain Markdown, with marks for the parts that come from other files. */
  readonly markdown: string;
  readonly samples: readonly Sample[];
  readonly prose: readonly Prose[];
  /** Its sentences and rows, to find what they assert. */
  readonly statements: readonly Statement[];
  readonly excerpt: string;
  readonly wordCount: number;
  readonly codeLines: number;
  readonly problems: readonly Problem[];
}

/**
 * Compiles a page's MDX. Never throws because of a writer's mistake: all mistakes are in `problems`.
 *
 * @param file path from the content folder, for the problems.
 * @param lineOffset lines of front matter before the body.
 * @param components that the page can use.
 * @param hasFixedNames whether code keeps the sample project's names.
 */
export function compilePage(
  body: string,
  file: string,
  lineOffset: number,
  components: Components = allComponents,
  hasFixedNames = false,
): CompiledPage {
  const context: PageContext = { ...createContext(file, lineOffset, hasFixedNames), components };
  const root = parseMdx(body, context);
  const found = { ...usesOf(context), samples: context.samples, problems: context.problems };
  if (!root || !checkDepth(root, context))
    return {
      tree: [],
      markdown: "",
      ...found,
      prose: [],
      statements: [],
      excerpt: "",
      wordCount: 0,
      codeLines: 0,
    };
  const prose = proseOf(root, body, context);
  const statements = statementsOf(root, body, lineOffset);
  resolveExpressions(root, context);
  checkTexts(root, context);
  compileHeadings(root, context);
  compileLinks(root, context);
  const tree = toTree(toHast(root, context), context.components);
  // After the rest, because the recordings of its samples are known by then.
  const markdown = markdownOf(root, body, context);
  return { tree, markdown, ...found, prose, statements, ...readText(root, context.components) };
}
