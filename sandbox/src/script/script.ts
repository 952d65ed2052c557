import { transform } from "sucrase";
import Sval from "sval";
import { returnLast } from "./returnLast";

/** Names that code can use, in addition to the language itself. */
export type Names = Readonly<Record<string, unknown>>;

/**
 * Runs TypeScript as the lab does: `await` is allowed anywhere, and the result is the value of the last statement. The code is
 * interpreted, so that it can only use the language and not the browser.
 *
 * @throws what the code throws
 */
export function runScript(code: string, names: Names): Promise<unknown> {
  const { code: script } = transform(code, {
    transforms: ["typescript", "imports"],
    disableESTransforms: true,
    production: true,
  });
  const interpreter = new Sval({ ecmaVer: 2022, sandBox: true });
  hideOthers(interpreter);
  // The engine checks dates with instanceof.
  interpreter.import({ Date, ...names });
  // Line 1 stays line 1, because an error names its line.
  const program = interpreter.parse(`exports.run = async () => {${script}\n};`);
  returnLast(program);
  interpreter.run(program);
  return interpreter.exports.run();
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
