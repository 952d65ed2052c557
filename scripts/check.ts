import { join } from "node:path";
import { checkContent } from "../plugins/docs-content/check/checkContent";
import { readModel } from "../plugins/docs-content/check/model";
import { formatProblems } from "../plugins/docs-content/problems";

/** `npm run check`: all problems of the content in seconds, without building the site. */
export async function main(): Promise<void> {
  const started = performance.now();
  const folder = process.env.DOCS_CONTENT ?? "content";
  const model = await readModel(folder, join(process.cwd(), "static"));
  const problems = checkContent(model);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  console.log(`${model.pages.length} pages in ${folder}, no problem found (${seconds} s).`);
}
