import BookType from "lucide-react/icons/book-type";
import { type MouseEvent, type ReactElement, useSyncExternalStore } from "react";
import * as styles from "./Tool.module.css";

/**
 * Opens the list of the code's names and their types. It comes with the scripts, so that pages don't carry it.
 *
 * @param types the key of the block's types, which the reader's tools take from the button
 */
export function TypesButton({ types }: { readonly types: string }): ReactElement | null {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isLive) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label="Types"
      aria-haspopup="dialog"
      title="Types"
      data-types={types}
      onClick={open}
    >
      <BookType size={16} />
    </button>
  );
}

const never = () => () => {};

async function open({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
  try {
    const { openTypes } = await import("../../reader/types/typesList");
    await openTypes(currentTarget);
  } catch {
    // Without the network, the code stays as it is. The next click tries again.
  }
}
