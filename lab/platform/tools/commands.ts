import { spawn } from "node:child_process";
import { join } from "node:path";
import { collect } from "./unit";

/** Of this file, when it is compiled: lab/platform/dist/tools. */
const platform = join(__dirname, "..", "..");

/** The lines of commands, without the prompt. */
export function blockOf(text: string, firstLine: string): string[] {
  const blocks = [...text.matchAll(/^ *```bash[^\n]*\n(.*?)^ *```$/gms)].map(([, code = ""]) =>
    code.split("\n"),
  );
  const lines = blocks.map((block) => block.map((line) => line.trim().replace(/^\$ /, "")).filter(Boolean));
  const found = lines.find(([first]) => first?.startsWith(firstLine));
  if (!found) throw new Error(`The page has no code block that starts with ${firstLine}.`);
  return found;
}

/** Runs a line of a page in a folder. @returns what it prints */
export function shell(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const program = `${process.execPath} ${join(platform, "node_modules/@strapi/strapi/bin/strapi.js")}`;
  const child = spawn("sh", ["-c", line.replace("npx strapi", program)], { cwd, env });
  const printed = collect(child);
  return new Promise((resolve, reject) =>
    child.on("close", (code) =>
      code === 0 ? resolve(printed()) : reject(new Error(`${line}: ${printed()}`)),
    ),
  );
}
