import { Failure, run } from "../project";
import type { Action } from "./action";
import { differences } from "./sameShape";

interface Asking {
  /** IDs on the page, with those of this run. */
  readonly learned: Map<string, string>;
  readonly atPort: (text: string) => string;
}

/** Sends a request as the page has it, with the shell and curl. @throws {Failure} when the response is another one. */
export async function ask(
  { command, response }: Extract<Action, { does: "request" }>,
  { learned, atPort }: Asking,
): Promise<void> {
  const known = [...learned].reduce((text, [shown, actual]) => text.replaceAll(shown, actual), command);
  const options = "--silent --show-error --write-out '\\n%{http_code}'";
  const line = atPort(known).replace(/^curl /, `curl ${options} `);
  const { code, output } = await run("bash", ["-c", line], { quiet: true });
  const [, text = "", status = ""] = /^([\s\S]*)\n(\d{3})$/.exec(output) ?? [];
  if (code !== 0 || status === "") throw new Failure(`curl ended with code ${code}: ${output}`);
  if (!response) {
    if (Number(status) >= 300) throw new Failure(`The response is ${status}: ${text}`);
    return;
  }
  if (Number(status) !== response.status) {
    throw new Failure(`The page shows status ${response.status}, the response has ${status}: ${text}`);
  }
  const found = differences(response.body, JSON.parse(text), learned);
  if (found.length > 0) throw new Failure(found.join("; "));
}
