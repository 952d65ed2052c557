import type { Node } from "acorn";
import { transform } from "sucrase";
import Sval from "sval";
import { returnLast } from "./returnLast";
import { inSource, segmentsOf } from "./sourcePlace";
import { wrapClasses } from "./wrapClasses";

/** Names that code can use, in addition to the language itself. */
export type Names = Readonly<Record<string, unknown>>;

/**
 * Runs TypeScript as the lab does: `await` is allowed anywhere, and the result is the value of the last statement. Types are removed, not
 * checked. The code is interpreted, so that it can only use the language and not the browser.
 *
 * @throws what the code throws
 */
export function runScript(code: string, names: Names): Promise<unknown> {
  const { code: script, sourceMap } = transform(code, {
    transforms: ["typescript", "imports"],
    disableESTransforms: true,
    production: true,
    filePath: "code.ts",
    sourceMapOptions: { compiledFilename: "code.js" },
  });
  const interpreter = new Sval({ ecmaVer: 2022, sandBox: true });
  hideOthers(interpreter);
  // The engine checks dates with instanceof.
  interpreter.import({ Date, ...names });
  const program = parse(interpreter, script, segmentsOf(sourceMap));
  returnLast(program);
  wrapClasses(program);
  interpreter.run(program);
  return interpreter.exports.run();
}

/** Line 1 stays line 1, because an error names its line. */
const start = "exports.run = async () => {";

/** @throws a SyntaxError with the place in the code as it was before its types were removed */
function parse(interpreter: Sval, script: string, segments: ReturnType<typeof segmentsOf>): Node {
  try {
    return interpreter.parse(`${start}${script}\n};`);
  } catch (error) {
    throw inSource(error, segments, start.length);
  }
}

/** The language's own objects. All other names of a browser are hidden. */
const language = [
  ...[
    "Array",
    "Boolean",
    "Date",
    "Error",
    "Intl",
    "JSON",
    "Map",
    "Math",
    "Number",
    "Object",
    "Promise",
    "RangeError",
  ],
  ...[
    "RegExp",
    "Set",
    "String",
    "Symbol",
    "TypeError",
    "undefined",
    "NaN",
    "Infinity",
    "isNaN",
    "parseInt",
    "parseFloat",
  ],
  ...["setTimeout", "clearTimeout", "structuredClone", "exports"],
];

/** The interpreter has a copy of the browser's names. */
function hideOthers(interpreter: Sval): void {
  interpreter.run("exports.names = globalThis;");
  const { names } = interpreter.exports;
  for (const name of Object.getOwnPropertyNames(names)) if (!language.includes(name)) delete names[name];
}
