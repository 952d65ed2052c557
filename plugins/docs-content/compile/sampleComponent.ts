import { literal, responseStyle } from "../../../shared/literal";
import type { RequestForm } from "../../../shared/requestForms";
import type { TreeProps } from "../../../shared/tree";
import { textProp } from "../components/textProp";
import type { SampleRequest } from "../samples/sample";
import { plainCodeBlock } from "./codeBlock";
import type { CompileContext } from "./context";
import { type ComponentElement, component } from "./hastTypes";
import { withOwnNames } from "./ownNames";

/** A request in all the forms that a reader can choose from. */
export function requestSample(
  forms: readonly RequestForm[],
  props: TreeProps,
  context: CompileContext,
): ComponentElement {
  const compiled = forms.map(({ value, label, lang, code }) => ({
    value,
    label,
    ...plainCodeBlock(code, lang),
  }));
  return component("Sample", {
    ...props,
    groupId: "request",
    wrap: true,
    forms: withOwnNames(compiled, context),
  });
}

/** A fence that is run: its code, its variables, and room for the response. */
export function fenceSample(
  request: SampleRequest,
  code: TreeProps,
  recording: TreeProps,
  context: CompileContext,
): ComponentElement {
  const { title, wrap, typesFrom, ...block } = code;
  const [value, label] = request.kind === "graphql" ? ["query", "GraphQL"] : ["code", "Document Service"];
  const forms: TreeProps[] = [{ value, label, ...block }];
  if (request.kind === "graphql" && Object.keys(request.variables ?? {}).length > 0) {
    const variables = plainCodeBlock(literal(request.variables, responseStyle), "json");
    forms.push({ value: "variables", label: "Variables", ...variables });
  }
  return component("Sample", {
    ...recording,
    ...(typesFrom === undefined ? {} : { typesFrom }),
    ...(title === undefined ? {} : { title }),
    ...(wrap === undefined ? {} : { wrap }),
    forms: withOwnNames(forms, context, textProp(code, "title")),
  });
}
