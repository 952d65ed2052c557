import Braces from "lucide-react/icons/braces";
import { type ReactElement, useEffect, useState } from "react";
import * as styles from "./Tool.module.css";

/**
 * Opens the list of the code's names and their types (src/reader/types). It comes with the scripts, so that pages don't carry it.
 *
 * @param types the key of the block's types, which the reader's tools take from the button
 */
export function TypesButton({ types }: { readonly types: string }): ReactElement | null {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!isLive) return null;
  return (
    <button type="button" className={styles.tool} aria-label="Types" title="Types" data-types={types}>
      <Braces size={16} />
    </button>
  );
}
