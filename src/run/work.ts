import { answerOfReply, answerOfResult } from "../../shared/recorded/sent";
import { isChange, isReading } from "../sandbox/isChange";
import type { Moment, Sandbox, SandboxCall, SandboxRequest } from "../sandbox/sandbox";
import type { Done } from "./createRunner";

/** Something to ask the sandbox for. */
export type Work =
  | { readonly kind: "request"; readonly request: SandboxRequest }
  | { readonly kind: "documents"; readonly call: SandboxCall };

export async function performIn(sandbox: Sandbox, work: Work, moment: Moment | undefined): Promise<Done> {
  if (work.kind === "request") {
    const response = await sandbox.request(work.request, moment);
    return { answer: answerOfReply(response), ms: response.ms, isChange: isChange(methodOf(work), response) };
  }
  const result = await sandbox.documents(work.call, moment);
  return { answer: answerOfResult(result), ms: result.ms, isChange: isChange(methodOf(work), result) };
}

/** Whether it can't change the data. */
export function onlyReads(work: Work): boolean {
  return isReading(methodOf(work));
}

function methodOf(work: Work): string {
  return work.kind === "request" ? work.request.method.toUpperCase() : work.call.method;
}
