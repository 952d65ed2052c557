import { z } from "zod";
import { addSample, recordingProp } from "../../../plugins/docs-content/compile/addSample";
import { report } from "../../../plugins/docs-content/compile/context";
import { requestSample } from "../../../plugins/docs-content/compile/sampleComponent";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { code } from "../../../plugins/docs-content/markdown/mdast";
import { callers } from "../../../plugins/docs-content/samples/callers";
import { formsOf, httpForm } from "../../../plugins/docs-content/samples/requestForms";
import type { Preparation, RestRequest } from "../../../plugins/docs-content/samples/sample";
import { targetOf } from "../../../plugins/docs-content/samples/target";
import { json } from "../../../plugins/docs-content/schema/recordings";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

const requestShape = {
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

const props = z.strictObject({
  ...requestShape,
  title: z
    .string()
    .min(1)
    .optional()
    .describe("What the request is for, where the text before it doesn't say."),
  expect: z
    .number()
    .int()
    .min(200)
    .max(599)
    .optional()
    .describe("The status, where it is no success: 400. Without it any 2xx will do."),
  show: z
    .union([
      z.number().int().positive(),
      z.string().regex(/^(\/[^/]+)+$/, "write a JSON pointer such as /data/0/blocks"),
    ])
    .optional()
    .describe(
      "The part of the answer to show: the first entries of the list, or what a JSON pointer leads to.",
    ),
  before: z
    .array(z.union([z.strictObject(requestShape), z.strictObject({ run: z.string().min(1) })]))
    .min(1)
    .optional()
    .describe(
      "What brings about what this request needs, not shown: requests, or code to run in the platform.",
    ),
  follows: z
    .boolean()
    .optional()
    .describe("Runs on what the page's previous sample left behind, instead of on the seed."),
});

export type RequestProps = z.infer<z.ZodObject<typeof requestShape>>;

/** A request in several forms; what the platform answered is put in when the page is asked for. */
export const apiCallDefinition = {
  isReplaced: true,
  /** What it shows, with its answer: about as much as the middle one of those that are recorded. */
  codeLines: 15,
  props,
  expand: ({ node, props: call, context }) => {
    const { title, expect = null, show = null, before = [], follows = false, ...written } = call;
    if (node.children.length > 0) {
      report(context, node, {
        rule: "api-call",
        message: "<ApiCall> holds text; the request stands in its props alone.",
        mend: "Close it with />, and put the text before or behind it.",
      });
    }
    const request = requestOf(written);
    const sample = { kind: "rest" as const, ...request, expect, before: before.map(preparationOf) };
    const found = { lang: "http", title: title ?? null, request: sample, follows, show };
    const check = addSample(found, node, context);
    const more = {
      ...(title === undefined ? {} : { title }),
      ...(check ? recordingProp(check, context, show) : {}),
    };
    return requestSample(formsOf(request, written.query), more);
  },
  /** As HTTP has it: the form in which every program can send it. */
  markdown: ({ props: { title }, sample }) => {
    const request = sample?.check?.request;
    return request?.kind === "rest" ? [code("http", httpForm(request), title)] : [];
  },
  example:
    '<ApiCall\n  title="Hard recipes, the first of them"\n  path="/api/recipes"\n  query={{ filters: { difficulty: "hard" }, fields: ["title"] }}\n  show={1}\n/>',
} satisfies TagDefinition<typeof props>;

function preparationOf(props: RequestProps | { run: string }): Preparation {
  return "run" in props ? props : requestOf(props);
}

function requestOf({
  method = "GET",
  path,
  query,
  headers = {},
  body,
  as = "public",
}: RequestProps): RestRequest {
  return {
    method,
    target: targetOf(path, query),
    headers,
    ...(body === undefined ? {} : { body }),
    as,
  };
}
