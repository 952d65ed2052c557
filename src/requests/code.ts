import { curlForm, fetchForm } from "../../shared/requestForms";
import type { RestRequest } from "../../shared/restRequest";
import { readBody } from "./body";
import { queryOf } from "./parameters";
import { type ConsoleRequest, hasBody } from "./request";

/** The request as code, as the site's samples write theirs. A body that is no JSON stays as it is. */
export function codeOf({ method, path, parameters, sender, body }: ConsoleRequest) {
  const query = queryOf(parameters);
  const read = readBody(body);
  const request: RestRequest = {
    method,
    target: query === "" ? path : `${path}?${query}`,
    headers: {},
    as: sender,
    ...(hasBody(method) ? { body: "value" in read ? read.value : body } : {}),
  };
  return { cURL: curlForm(request), fetch: fetchForm(request) };
}
