import { z } from "zod";
import { addSample, recordingProp } from "../../../plugins/docs-content/compile/addSample";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import { requestSample } from "../../../plugins/docs-content/compile/sampleComponent";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { code } from "../../../plugins/docs-content/markdown/mdast";
import { type RequestProps, requestShape } from "../../../plugins/docs-content/samples/requestShape";
import { targetOf } from "../../../plugins/docs-content/samples/target";
import { formsOf, httpForm } from "../../../shared/requestForms";
import type { Preparation, RestRequest } from "../../../shared/restRequest";

const props = z.strictObject({
  ...requestShape,
  title: z
    .string()
    .min(1)
    .optional()
    .describe("What the request does, if the text before it doesn't say so."),
  expect: z.number().int().min(200).max(599).optional().describe("The expected status, if it isn't 2xx."),
  show: z
    .union([
      z.number().int().positive(),
      z.string().regex(/^(\/[^/]+)+$/, "write a JSON pointer such as /data/0/blocks"),
    ])
    .optional()
    .describe("The part of the response to show: a number of entries, or a JSON pointer."),
  before: z
    .array(z.union([z.strictObject(requestShape), z.strictObject({ run: z.string().min(1) })]))
    .min(1)
    .optional()
    .describe("Requests, or code for the platform, that run first and aren't shown."),
  follows: z
    .boolean()
    .optional()
    .describe("Runs with the data that the page's previous sample left, instead of the seed data."),
});

/** A request in several formats. The recorded response is inserted when the page is queried. */
export const apiCallDefinition = {
  isReplaced: true,
  /** Height of the sample with its response: about the median of the recorded ones. */
  codeLines: 15,
  props,
  expand: ({ node, props: call, context }) => {
    const { title, expect = null, show = null, before = [], follows = false, ...written } = call;
    refuseContent(node, context, "its props describe the request", "put the text before or after it");
    const request = requestOf(written);
    const sample = { kind: "rest" as const, ...request, expect, before: before.map(preparationOf) };
    const found = { lang: "http", title: title ?? null, request: sample, follows, show };
    const check = addSample(found, node, context);
    const more = {
      ...(title === undefined ? {} : { title }),
      ...(check ? recordingProp(check, context, show) : {}),
    };
    return requestSample(formsOf(request, written.query), more, context);
  },
  /** As an HTTP message, which every program can send. */
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
