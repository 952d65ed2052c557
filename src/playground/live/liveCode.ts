import { type Program, parse } from "acorn";
import { transform } from "sucrase";
import { walk } from "../../../shared/walk";
import { withGuards } from "./guards";

/** Packages that live code can import. Their values come from the frame's `require`. */
export const livePackages: readonly string[] = ["react", "qs"];

/** What is wrong with live code, and where. */
export class LiveSyntaxError extends Error {
  override readonly name = "SyntaxError";
  /** 1-based; undefined where it is no single line's error. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Turns live code, JSX or TSX with imports, into plain JavaScript that can be stopped: loops and functions call
 * `guardName` with their line. Lines stay where they are.
 *
 * @throws LiveSyntaxError for code that can't be run, or that shows nothing.
 */
export function compileLive(code: string): string {
  const plain = located(
    () => transform(code, { transforms: ["jsx", "typescript", "imports"], production: true }).code,
  );
  const program = located(() =>
    parse(plain, { ecmaVersion: "latest", sourceType: "script", locations: true }),
  );
  if (!callsRender(program)) {
    throw new LiveSyntaxError("Nothing is shown yet: end with render(<App />), or render any other element.");
  }
  return withGuards(plain, program);
}

/** Both parsers include the position in the message, as in `Unexpected token (3:5)`. */
function located<T>(parseCode: () => T): T {
  try {
    return parseCode();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, message = text, line] = /^([\s\S]*?) ?\((\d+):\d+\)$/.exec(text) ?? [];
    throw new LiveSyntaxError(message, line === undefined ? undefined : Number(line));
  }
}

function callsRender(program: Program): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.type !== "CallExpression") return;
    found ||= node.callee.type === "Identifier" && node.callee.name === "render";
  });
  return found;
}
