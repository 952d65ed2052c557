import { responseOfReply, responseOfResult } from "../../shared/recorded/sent";
import { isChange } from "../sandbox/isChange";
import type { Moment, Sandbox, Work } from "../sandbox/sandbox";
import type { Done } from "./createRunner";
import { syntaxMistake } from "./kinds/mistake";

/** @throws {Mistake} for code that can't be parsed. */
export async function performIn(
  sandbox: Pick<Sandbox, "request" | "run">,
  work: Work,
  moment: Moment | undefined,
): Promise<Done> {
  if (work.kind === "request") {
    const response = await sandbox.request(work.request, moment);
    return { response: responseOfReply(response), ms: response.ms, isChange: isChange(work, response) };
  }
  const result = await sandbox.run(work.code, moment);
  const mistake = result.ok ? undefined : syntaxMistake(result.error);
  if (mistake) throw mistake;
  return { response: responseOfResult(result), ms: result.ms, isChange: isChange(work, result) };
}
