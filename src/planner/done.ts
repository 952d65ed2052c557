import { withPrefix } from "gatsby";
import { ownKey } from "../../shared/paths";
import { store } from "../components/BrowserStorage/browserStorage";
import { readStoredJson } from "../components/BrowserStorage/storedJson";

const key = () => ownKey("docs.planner.done", withPrefix("/"));

/** Steps that the reader has checked. @returns an empty set where nothing is kept, or something that isn't ours. */
export function readDone(): ReadonlySet<string> {
  const value = readStoredJson(key());
  return new Set(Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
}

/** Keeps them in this browser. Where it keeps nothing, they last until the reader leaves the page. */
export function keepDone(done: ReadonlySet<string>): void {
  store(key(), JSON.stringify([...done]));
}
