import { z } from "zod";
import { callers } from "../../../shared/callers";
import type { RunnableSample } from "../../../shared/runnable";
import { json, type Recording } from "../schema/recordings";
import { exclusionOf } from "./exclusions";

/** Everyone except the administrator, which the sandbox doesn't have. */
const sender = z.enum(callers).exclude(["admin"]);
/** A request of a recording, as far as a browser sends it. */
const rest = z.object({
  method: z.string(),
  target: z.string(),
  headers: z.record(z.string(), z.string()),
  body: json.optional(),
  as: sender,
});
const restSample = rest.extend({ before: z.array(z.union([rest, z.object({ run: z.string() })])) });
const graphqlSample = z.object({ query: z.string(), variables: json, as: sender });
const codeSample = z.object({ code: z.string() });

/**
 * What a browser needs to run a recorded sample.
 *
 * @param page path of its file, from the content folder
 * @returns undefined if the sandbox can't run it. Each supported kind has a case here, and a form in src/run/kinds.
 */
export function runnableOf(
  page: string,
  fingerprint: string,
  { kind, request: recorded, response, after = null }: Recording,
): RunnableSample | undefined {
  if (!response || exclusionOf(page, fingerprint) !== undefined) return undefined;
  if (kind === "rest") {
    const { success, data } = restSample.safeParse(recorded);
    if (!success) return undefined;
    const { before, ...request } = data;
    return { kind, request, before, after, response };
  }
  if (kind === "graphql") {
    const { success, data } = graphqlSample.safeParse(recorded);
    return success ? { kind, ...data, after, response } : undefined;
  }
  if (kind === "documentService") {
    const { success, data } = codeSample.safeParse(recorded);
    return success ? { kind, ...data, after, response } : undefined;
  }
  return undefined;
}
