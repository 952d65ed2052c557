import { Link } from "gatsby";
import { type ReactElement, useEffect } from "react";
import { platform } from "../../shared/platform";
import { useLookUp } from "../search/errors/form/useLookUp";

/**
 * Links to the entry of the error index that explains a response. Renders nothing if there is none, or if the index
 * can't be loaded. The first error loads the index.
 */
export function Explanation({ body }: { readonly body: unknown }): ReactElement | null {
  const { state, lookUp } = useLookUp();
  // A short message is an error of the platform only in a text that says it is.
  const text = `${platform.name}\n${JSON.stringify(body)}`;
  useEffect(() => {
    lookUp(text);
  }, [lookUp, text]);
  if (state.kind !== "found" || state.explanation.length === 0) return null;
  return <Link to={state.url}>Explanation</Link>;
}
