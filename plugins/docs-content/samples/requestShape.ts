import { z } from "zod";
import { callers } from "../../../shared/callers";
import { json } from "../schema/recordings";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** A request as a writer gives it: the props of `<ApiCall>` that say what is sent. */
export const requestShape = {
  method: z.enum(methods).optional().describe("Default: GET."),
  path: z
    .string()
    .regex(/^\/[^\s?#]*$/, "write the path alone, such as /api/recipes; what follows ? belongs into query")
    .describe("The path, without the host and the query string."),
  query: z
    .union([z.string().regex(/^[^?#\s]+$/, "write it without ?, # and spaces"), z.record(z.string(), json)])
    .optional()
    .describe("The query string: an object for qs, or text if its spelling matters."),
  headers: z
    .record(z.string(), z.string())
    .optional()
    .describe("More headers than those that body and as add."),
  body: json.optional().describe("An object is sent as JSON, a string unchanged."),
  as: z.enum(callers).optional().describe("Who sends the request. Default: public."),
};

export type RequestProps = z.infer<z.ZodObject<typeof requestShape>>;
