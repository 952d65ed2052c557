import type { ReactElement } from "react";
import { LateDropdown } from "../Dropdown/LateDropdown";
import * as styles from "./YourProject.module.css";

/** The button for the reader's own names in code; a mark on it tells whether they are shown. */
export function YourProject(): ReactElement {
  return (
    <LateDropdown
      label="Samples"
      current="Your project"
      className={styles.project}
      load={() => import("../Dropdown/panels").then(({ ProjectPanel }) => ProjectPanel)}
    />
  );
}
