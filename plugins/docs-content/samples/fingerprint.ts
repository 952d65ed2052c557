import { createHash } from "node:crypto";
import { canonical } from "../../../shared/recorded/canonical";
import type { SampleRequest, VerifiableSample } from "./sample";

/** Half of a SHA-1's length in hexadecimal: enough to tell some thousand samples apart, short enough to read. */
const length = 20;

/**
 * The key of a sample's recording. It depends on the request and the requests before it, so a changed request has no
 * recording.
 */
export function fingerprintOf(request: object, after: string | null): string {
  return createHash("sha256").update(canonical({ request, after })).digest("hex").slice(0, length);
}

/** A sample with its key and name. @param after the sample that it continues. */
export function verifiable(request: SampleRequest, after: VerifiableSample | null = null): VerifiableSample {
  const previous = after?.fingerprint ?? null;
  return { request, fingerprint: fingerprintOf(request, previous), after: previous, label: labelOf(request) };
}

const maxLabelLength = 72;

function labelOf(request: SampleRequest): string {
  if (request.kind === "rest") return shorten(`${request.method} ${request.target}`);
  if (request.kind === "graphql") return shorten(request.query.replace(/\s+/g, " ").trim());
  if (request.kind === "documentService") return shorten(request.code.trim().split("\n")[0] ?? "");
  if (request.kind === "cli") return shorten(request.commands.join("; "));
  return request.file ?? shorten(request.code.trim().split("\n")[0] ?? "");
}

function shorten(text: string): string {
  return text.length <= maxLabelLength ? text : `${text.slice(0, maxLabelLength - 1)}…`;
}
