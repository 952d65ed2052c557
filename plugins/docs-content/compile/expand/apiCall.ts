import { apiCallSchema, type RequestProps } from "../../../../src/components/ApiCall/ApiCall.schema";
import type { TreeProps, TreeValue } from "../../../../src/site/tree";
import { formsOf } from "../../samples/requestForms";
import type { Preparation, RestRequest } from "../../samples/sample";
import { targetOf } from "../../samples/target";
import { addSample, recordingProp } from "../addSample";
import { report } from "../context";
import { requestSample } from "../sampleComponent";
import type { Expander } from "./expanders";

/** A request in several forms; what the platform answered is put in when the page is asked for. */
export const expandApiCall: Expander = ({ node, props, context }) => {
  const {
    title,
    expect = null,
    show = null,
    before = [],
    follows = false,
    ...written
  } = apiCallSchema.parse(props);
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
  const more: TreeProps = {
    ...(title === undefined ? {} : { title }),
    ...(check ? recordingProp(check, context, show) : {}),
  };
  return requestSample(formsOf(request, written.query), more);
};

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
  const content: TreeValue | undefined = body;
  return {
    method,
    target: targetOf(path, query),
    headers,
    ...(content === undefined ? {} : { body: content }),
    as,
  };
}
