import { type ReactElement, useId, useState } from "react";
import { platform } from "../../../shared/platform";
import { followOwnVersion } from "./followOwnVersion";
import { chooseOwnVersion, ownVersion, ownVersions } from "./ownVersion";
import * as styles from "./VersionChoice.module.css";

/** The version of the platform in the reader's project: pages then mark what it doesn't have. */
export function VersionChoice(): ReactElement {
  const hint = useId();
  const [chosen, setChosen] = useState(ownVersion);
  return (
    <div className={styles.version}>
      <label>
        Your {platform.name} version
        <select
          value={chosen ?? ""}
          aria-describedby={hint}
          onChange={({ currentTarget }) => {
            chooseOwnVersion(currentTarget.value || undefined);
            followOwnVersion();
            setChosen(ownVersion());
          }}
        >
          <option value="">Not set</option>
          {ownVersions.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </label>
      <p id={hint} className={styles.hint}>
        {chosen ? "Newer features are marked, as in “needs 5.54”." : "Set it to mark newer features."}
      </p>
    </div>
  );
}
