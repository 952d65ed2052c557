import Gem from "lucide-react/icons/gem";
import type { ReactElement } from "react";
import { notInMarkdown } from "../Content/notInMarkdown";
import * as styles from "./Plan.module.css";

/** Shows the plan that a feature requires. */
export function Plan({ name }: { readonly name: string }): ReactElement {
  return (
    <span className={styles.plan} {...notInMarkdown}>
      <Gem className={styles.icon} size={12} />
      {name} plan
    </span>
  );
}
