import { Fragment, type ReactElement, type ReactNode } from "react";
import * as styles from "./Kbd.module.css";

/** Keys to press, each in its own box: `Ctrl+K` is two. A plus that is itself a key comes last: `Ctrl++`. */
export function Kbd({ children }: { readonly children?: ReactNode }): ReactElement {
  const keys =
    typeof children === "string" ? children.split(/(?<=[^+])\+/).map((key) => key.trim()) : [children];
  return (
    <kbd className={styles.keys}>
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of one combination never change places.
        <Fragment key={index}>
          {index > 0 && "+"}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
