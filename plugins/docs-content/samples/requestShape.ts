import { z } from "zod";
import { callers } from "../../../shared/callers";
import { json } from "../schema/recordings";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** A request as a writer gives it: the props of `<ApiCall>` that say what is sent. */
export const requestShape = {
  method: z.enum(methods).optional().describe("GET when left out."),
  path: z
    .string()
    .regex(/^\/[^\s?#]*$/, "write the path alone, such as /api/recipes; what follows ? belongs into query")
    .describe("From the host on, without a query string."),
  query: z
    .union([z.string().regex(/^[^?#\s]+$/, "write it without ?, # and spaces"), z.record(z.string(), json)])
    .optional()
    .describe("The query string: as an object for qs, or as text where its spelling matters."),
  headers: z
    .record(z.string(), z.string())
    .optional()
    .describe("Headers beyond those that follow from body and as."),
  body: json.optional().describe("An object is sent as JSON, a text as it is."),
  as: z.enum(callers).optional().describe("Who sends it: public when left out."),
};

export type RequestProps = z.infer<z.ZodObject<typeof requestShape>>;
