import { useEffect, useMemo, useReducer } from "react";
import type { QueryModel, QueryPreset } from "../../../shared/queryModel";
import { checkForm } from "../check/checkForm";
import { addressWith, addressWithout, requestFrom } from "./address";
import { type BuilderState, reduce, stateOf } from "./builderState";

/** After the last change, this many milliseconds: then the address follows. Browsers refuse too many changes of it. */
const addressPause = 300;

/** The builder's state, begun with what the address holds or else with the first preset, and kept in the address. */
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
      const next = isStart ? addressWithout(href) : addressWith({ path, query }, href);
      // What stands in the history's state is the router's: it keeps where the reader has scrolled to.
      if (next !== href) window.history.replaceState(window.history.state, "", next);
    }, addressPause);
    return () => clearTimeout(timer);
  }, [path, query, presets]);

  return { state, dispatch, problems, preset: preset === -1 ? undefined : preset };
}

function firstOf([first]: readonly QueryPreset[]): Pick<QueryPreset, "path" | "query"> {
  return first ?? { path: "/api/recipes", query: {} };
}

function isSame(a: Pick<BuilderState, "path" | "query">, b: Pick<BuilderState, "path" | "query">): boolean {
  return a.path === b.path && JSON.stringify(a.query) === JSON.stringify(b.query);
}
