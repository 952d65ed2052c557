import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Of this file, when it is compiled: lab/platform/dist/tools. */
const platform = join(__dirname, "..", "..");
const content = process.env.DOCS_CONTENT ?? join(platform, "..", "..", "content");

/** A new project's settings instead of the lab's, which support only SQLite. */
const template = join(platform, "node_modules/create-strapi-app/templates/vanilla/config/database.ts");

export interface TestRun {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Runs the test files of a page with Vitest, in a copy of the lab's project with an empty database.
 *
 * @param page from the content folder on, without its ending
 * @param language of the test files to take; the project itself is TypeScript
 * @param change what a claim changes in a file of the page, to see a test fail
 */
export async function runPageTests(
  page: string,
  language: "ts" | "js",
  change: (path: string, text: string) => string = (_, text) => text,
): Promise<TestRun> {
  const folder = join(platform, ".tmp", "labs", `tests-${language}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "public", "uploads"), { recursive: true });
  try {
    for (const name of ["package.json", "tsconfig.json", "favicon.png", "src", "config", "types"])
      cpSync(join(platform, name), join(folder, name), { recursive: true });
    cpSync(template, join(folder, "config/database.ts"));
    for (const { path, text } of testFiles(page, language)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), change(path, text));
    }
    return await vitest(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function testFiles(page: string, language: "ts" | "js"): { path: string; text: string }[] {
  const text = readFileSync(join(content, `${page}.mdx`), "utf8");
  const fences = text.matchAll(/^```(?:ts|js) [^\n]*title="([^"]+)"[^\n]*\n(.*?)^```$/gms);
  return [...fences]
    .map(([, path = "", code = ""]) => ({ path, text: code }))
    .filter(
      ({ path }) => path === "vitest.config.mjs" || (path.startsWith("tests/") && path.endsWith(language)),
    );
}

function vitest(folder: string): Promise<TestRun> {
  const report = join(folder, "report.json");
  const program = join(platform, "node_modules/vitest/vitest.mjs");
  return new Promise((resolve, reject) => {
    const words = [program, "run", "--reporter=json", `--outputFile=${report}`];
    const child = spawn(process.execPath, words, { cwd: folder, env: environment() });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => {
        output += part.toString();
      });
    child.on("error", reject);
    child.on("close", () => {
      try {
        resolve(read(report));
      } catch {
        reject(new Error(`The tests didn't run: ${output.slice(-1500)}`));
      }
    });
  });
}

/** The lab's secrets, without the settings that belong to this process. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV, DATABASE_FILENAME, LAB_DIST, ...rest } = process.env;
  return rest;
}

interface Report {
  testResults: {
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

function read(file: string): TestRun {
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  return {
    passed: tests.filter(({ status }) => status === "passed").map(({ title }) => title),
    failed: [
      ...tests
        .filter(({ status }) => status !== "passed")
        .map((test) => `${test.title}: ${test.failureMessages[0] ?? ""}`),
      ...broken.map(({ message }) => message),
    ],
  };
}
