import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { planners } from "./new/planners";
import type { Plan } from "./new/plans";

const usage = `npm run new -- page dev-docs/x | snippet some-id | release 5.7.0 | component SomeName | inline-component SomeName [--sidebar NAME]

Creates a file from a template. Adds a new page to a sidebar, and a new component to the lists of components. An inline component
is one for a line of text, such as <Kbd>.`;

/**
 * `npm run new`: creates files from templates, and an entry in the sidebar of a page or in the lists of components.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const { options, words } = readOptions(argv, { sidebar: "" }, usage);
  const [kind = "", name = ""] = words;
  const planner = planners.get(kind);
  if (!planner || name === "" || words.length > 2) {
    throw new Failure(
      "Write npm run new -- page dev-docs/some-page (with --sidebar someSidebar if not the area's own), or snippet some-id, release 5.7.0, component SomeName, or inline-component SomeName.",
    );
  }
  const content = resolve(root, process.env.DOCS_CONTENT ?? "content");
  const plan = await planner({ content, name, today: new Date().toISOString().slice(0, 10), ...options });
  await carryOut(plan, content);
  console.log(`\n${plan.next}`);
}

async function carryOut(plan: Plan, content: string): Promise<void> {
  const target = resolve(content, plan.file);
  if (existsSync(target)) throw new Failure(`${relative(root, target)} exists already: nothing was written.`);
  // Before anything is written, because these changes can be rejected, too.
  const changes = plan.changes();
  await write(target, plan.text, "Made");
  for (const { file, text } of changes)
    await write(resolve(content, file), text, existsSync(resolve(content, file)) ? "Changed" : "Made");
}

/** @param what was done, for the person */
async function write(path: string, text: string, what: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(`${what} ${relative(root, path)}`);
}
