import type { ThirdParty } from "../../shared/config/thirdParties";
import { elementFor } from "./element";

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third party, once.
 *
 * @throws if it doesn't load: blocked, failed, or a file with another hash.
 */
export function load(party: ThirdParty): Promise<void> {
  const before = loading.get(party.id);
  if (before) return before;
  const element = elementFor(party);
  const coming = new Promise<void>((resolve, reject) => {
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      loading.delete(party.id);
      element.remove();
      reject(new Error(`${party.id} could not be loaded from ${party.src}.`));
    });
  });
  loading.set(party.id, coming);
  keepDocument();
  document.head.append(element);
  return coming;
}

/**
 * If a script calls document.write after the page has been parsed, the whole page is replaced. No code of this site does
 * that, so no other code is allowed to.
 */
function keepDocument(): void {
  document.write = () => {};
  document.writeln = () => {};
}
