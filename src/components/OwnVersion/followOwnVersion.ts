import { keepMarked } from "./keepMarked";
import { ownVersion } from "./ownVersion";

let stop = () => {};

/** Marks the page for the version that the reader has chosen by now. */
export function followOwnVersion(): void {
  stop();
  const version = ownVersion();
  stop = version === undefined ? () => {} : keepMarked(document.body, version);
}
