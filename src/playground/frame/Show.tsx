import type { ReactElement } from "react";
import { textOf } from "./log";

/** Shows any value: text as it is, objects as JSON. */
export function Show({ value }: { readonly value: unknown }): ReactElement {
  return <pre>{textOf(value)}</pre>;
}
