import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { readYaml } from "../content";
import { lineDiff } from "../lineDiff";
import { Failure, root } from "../project";
import { inTemporaryFolder } from "../temporaryFolder";
import { codemods } from "./codemods";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";

const inputsName = "lab/codemods.yaml";

const inputSchema = z.strictObject({
  path: z.string().describe("From the project's folder."),
  code: z.string().describe("The file before the codemod runs."),
  changesNothing: z.literal(true).optional().describe("The codemod should change this file, but it doesn't."),
});

type Input = z.infer<typeof inputSchema>;

/** What each codemod does to a file of a project. The upgrade tool itself runs it. */
export const codemodExamples = defineFact({
  name: "codemod-examples",
  title: "Examples of codemods",
  source: `the codemods of @strapi/upgrade, run on the files in ${inputsName}`,
  columns: [
    { key: "codemod", label: "Codemod", kind: "code" },
    { key: "path", label: "File", kind: "code" },
    { key: "diff", label: "Change", kind: "code" },
  ],
  row: z.strictObject({
    id: z.string(),
    codemod: z.string(),
    path: z.string(),
    diff: z
      .string()
      .nullable()
      .describe(
        "Lines that start with a space, a minus, or a plus. A long run of lines is cut in its middle. None if the codemod changes nothing.",
      ),
  }),
  extract: async (platform) => {
    const inputs = readInputs();
    const rows = [];
    for (const { id, version, changes } of await codemods.extract(platform)) {
      const input = inputs[String(id)];
      if (!input)
        throw new Failure(`The codemod "${id}" has no file to run on. Add an entry to ${inputsName}.`);
      const kind = changes === "code" ? "code" : "json";
      const after = await runCodemod(platform, `${version}-${id}-${kind}`, input);
      if ((after === input.code) !== (input.changesNothing === true))
        throw new Failure(
          `The codemod "${id}" ${after === input.code ? "changes nothing in" : "now changes"} its file. Change the entry in ${inputsName}.`,
        );
      rows.push({
        id: String(id),
        codemod: String(id),
        path: input.path,
        diff: after === input.code ? null : diffOf(input.code, after),
      });
    }
    return rows;
  },
});

function readInputs(): Readonly<Record<string, Input>> {
  const text = readFileSync(join(root, inputsName), "utf8");
  const { value, problems } = readYaml(text, z.record(z.string(), inputSchema), inputsName, 0);
  if (!value) throw new Failure(problems.map(({ message }) => `${inputsName}: ${message}`).join("\n"));
  return value;
}

const run = promisify(execFile);

/** Runs a codemod in a project that has one file, and returns the file's new text. */
function runCodemod(platform: InstalledPlatform, uid: string, { path, code }: Input): Promise<string> {
  return inTemporaryFolder("codemod", async (folder) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify(strapiProject));
    writeFileSync(file, code);
    const program = platform.file("@strapi/upgrade/bin/upgrade.js");
    const options = ["codemods", "run", uid, "--range", ">=5.0.0", "--project-path", folder];
    await run(process.execPath, [program, ...options], {
      env: { ...process.env, STRAPI_TELEMETRY_DISABLED: "true" },
    });
    return readFileSync(file, "utf8");
  });
}

/** The tool accepts a folder as a project if its package.json depends on Strapi. */
const strapiProject = { dependencies: { "@strapi/strapi": "4.26.0" } };

const mostLines = 24;

/** The lines of both texts, with what was removed and added. */
export function diffOf(before: string, after: string): string {
  const lines = lineDiff(before.trimEnd().split("\n"), after.trimEnd().split("\n"), {
    omitAnnotationLines: true,
    emptyFirstOrLastLinePlaceholder: "",
  }).split("\n");
  const cut = lines.length - mostLines;
  if (cut <= 0) return lines.join("\n");
  const half = mostLines / 2;
  return [...lines.slice(0, half), `  … ${cut} lines`, ...lines.slice(-half)].join("\n");
}
