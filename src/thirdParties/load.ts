import type { ThirdParty } from "../../shared/config/thirdParties";
import { elementFor } from "./element";

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third party, once.
 *
 * @throws when it doesn't come: refused, failed, or not the file that its hash promises.
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
 * A script that writes into a document that has long been read would wipe it out. No code of this site writes that way, so
 * no one else may.
 */
function keepDocument(): void {
  document.write = () => {};
  document.writeln = () => {};
}
