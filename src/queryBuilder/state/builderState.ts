import type { QueryModel } from "../../../shared/queryModel";
import { keepKnown } from "../check/keepKnown";
import { typeAt } from "../check/names";
import type { QueryForm } from "../query/form";
import { objectText, parseObject } from "../query/objectText";
import { readQuery } from "../query/readQuery";
import { writeQuery } from "../query/writeQuery";
import type { BuiltRequest } from "./requestInUrl";

/** The reader's request in its three forms, which are equivalent unless the text has an error. */
export interface BuilderState extends BuiltRequest {
  readonly form: QueryForm;
  /** The object as it was typed. */
  readonly text: string;
  /** Why the text is invalid; form and results keep their last valid state. */
  readonly error: { readonly message: string; readonly line?: number | undefined } | undefined;
}

export type BuilderAction =
  | { readonly type: "start"; readonly request: BuiltRequest }
  | { readonly type: "path"; readonly path: string; readonly model: QueryModel }
  | { readonly type: "form"; readonly form: QueryForm }
  | { readonly type: "text"; readonly text: string };

export function stateOf({ path, query }: BuiltRequest): BuilderState {
  return { path, query, form: readQuery(query), text: objectText(query), error: undefined };
}

/** A change in one form updates the others. */
export function reduce(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case "start":
      return stateOf(action.request);
    case "path":
      return moved(state, action.path, action.model);
    case "form": {
      const query = writeQuery(action.form);
      return { ...state, form: action.form, query, text: objectText(query), error: undefined };
    }
    case "text": {
      const parsed = parseObject(action.text);
      if (!("query" in parsed)) return { ...state, text: action.text, error: parsed };
      const { query } = parsed;
      return { ...state, text: action.text, query, form: readQuery(query), error: undefined };
    }
  }
}

/** With another content type, what it doesn't have is dropped. The object stays as it was typed if nothing is. */
function moved(state: BuilderState, path: string, model: QueryModel): BuilderState {
  const next = { ...state, path };
  const { type } = typeAt(model, path);
  if (type === typeAt(model, state.path).type) return next;
  const form = keepKnown(state.form, type, model);
  const query = writeQuery(form);
  if (JSON.stringify(query) === JSON.stringify(writeQuery(state.form))) return next;
  return { ...next, form, query, text: objectText(query), error: undefined };
}
