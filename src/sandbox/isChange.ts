import type { SandboxResponse, SandboxResult } from "./types";

/** Methods of HTTP and of the Document Service that only read. */
const reading = /^(?:GET|HEAD|OPTIONS|find\w*|count)$/;

/** @param method of HTTP, in upper case, or of the Document Service. */
export function isReading(method: string): boolean {
  return reading.test(method);
}

/** Whether what was asked changed the data. */
export function isChange(method: string, result: SandboxResponse | SandboxResult): boolean {
  return !isReading(method) && ("ok" in result ? result.ok : result.status < 400);
}
