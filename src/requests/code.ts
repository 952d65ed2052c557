import { curlForm, fetchForm, qsForm } from "../../shared/requestForms";
import type { RestRequest } from "../../shared/restRequest";
import { readBody } from "./body";
import { documentsForm } from "./copy/documents";
import { graphqlForm } from "./copy/graphql";
import { queryObject } from "./copy/query";
import { queryOf } from "./parameters";
import { type ConsoleRequest, hasBody } from "./request";
import type { RequestType } from "./requestType";

/** A way to write the request down, by its name. */
export interface Code {
  readonly name: string;
  readonly code: string;
}

/**
 * The request as code, as the site's samples write theirs, in every form that it has. A body that is no JSON stays as it is.
 *
 * @param types what the project has.
 */
export function codesOf(request: ConsoleRequest, types: readonly RequestType[]): readonly Code[] {
  const rest = restRequest(request);
  const forms: readonly (readonly [string, string | undefined])[] = [
    ["cURL", curlForm(rest)],
    ["fetch", fetchForm(rest)],
    ["qs", request.parameters.trim() === "" ? undefined : qsForm(queryObject(request.parameters))],
    ["Document Service", documentsForm(request, types)],
    ["GraphQL", graphqlForm(request, types)],
  ];
  return forms.flatMap(([name, code]) => (code === undefined ? [] : [{ name, code }]));
}

function restRequest({ method, path, parameters, sender, body }: ConsoleRequest): RestRequest {
  const query = queryOf(parameters);
  const read = readBody(body);
  return {
    method,
    target: query === "" ? path : `${path}?${query}`,
    headers: {},
    as: sender,
    ...(hasBody(method) ? { body: "value" in read ? read.value : body } : {}),
  };
}
