import { useEffect, useMemo, useReducer } from "react";
import type { QueryModel, QueryPreset } from "../../../shared/queryModel";
import { checkForm } from "../check/checkForm";
import { reduce, stateOf } from "./builderState";
import { isSame, requestFrom, urlWith, urlWithout } from "./requestInUrl";

/** Milliseconds between the last change and the update of the URL. Browsers reject too many updates. */
const urlPause = 300;

/** The builder's state. It starts with the request in the URL, or else with the first preset, and is stored in the URL. */
export function useBuilder(model: QueryModel, presets: readonly QueryPreset[]) {
  const [state, dispatch] = useReducer(reduce, presets, (all) =>
    stateOf(requestFrom(window.location.search) ?? firstOf(all)),
  );
  const { path, query, form } = state;
  const problems = useMemo(() => checkForm(form, path, model), [form, path, model]);
  const preset = presets.findIndex((one) => isSame(one, state));

  useEffect(() => {
    const timer = setTimeout(() => {
      const { href } = window.location;
      const isStart = isSame(firstOf(presets), { path, query });
      const next = isStart ? urlWithout(href) : urlWith({ path, query }, href);
      // The router stores the scroll position in the history's state.
      if (next !== href) window.history.replaceState(window.history.state, "", next);
    }, urlPause);
    return () => clearTimeout(timer);
  }, [path, query, presets]);

  return { state, dispatch, problems, preset: preset === -1 ? undefined : preset };
}

function firstOf([first]: readonly QueryPreset[]): Pick<QueryPreset, "path" | "query"> {
  return first ?? { path: "/api/recipes", query: {} };
}
