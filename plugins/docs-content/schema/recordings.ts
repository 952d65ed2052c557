import { z } from "zod";
import type { TreeValue } from "../../../shared/tree";

/** Anything that JSON can hold. */
export const json: z.ZodType<TreeValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);

/** What the platform said, volatile values normalized. */
const response = z.strictObject({
  status: z.number().int().optional().describe("For HTTP requests."),
  headers: z.record(z.string(), z.string()).optional(),
  body: json.optional().describe("Missing if the response has no body."),
});

const recording = z.strictObject({
  kind: z.enum(["rest", "graphql", "documentService", "config", "types", "cli"]),
  strapi: z
    .string()
    .regex(/^\d+\.\d+\.\d+/)
    .describe("The platform's version."),
  after: z.string().nullable().optional().describe("The sample whose database it continued with."),
  request: json.describe("What was sent or checked."),
  response: response.optional().describe("Missing if a check has no response to record."),
});

/** page.samples.json, next to page.mdx: recordings by the fingerprints of their requests, in the page's order. */
export const recordingsFile = z.strictObject({
  writtenBy: z.string(),
  samples: z.record(z.string().regex(/^[0-9a-f]{20}$/), recording),
});

export type RecordedResponse = z.infer<typeof response>;
export type Recording = z.infer<typeof recording>;
export type Recordings = z.infer<typeof recordingsFile>;
