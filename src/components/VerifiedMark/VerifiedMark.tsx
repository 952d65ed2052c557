import { Link } from "gatsby";
import BadgeCheck from "lucide-react/icons/badge-check";
import type { ReactElement } from "react";
import { statusPath } from "../../../shared/paths";
import { platform } from "../../../shared/platform";
import * as styles from "./VerifiedMark.module.css";

/** Says that a sample was run or checked, with which version, and links to an explanation. */
export function VerifiedMark({ version }: { readonly version: string }): ReactElement {
  return (
    <Link to={statusPath} className={styles.mark}>
      <BadgeCheck className={styles.icon} size={14} />
      <span>
        <span className={styles.words}>Verified with {platform.name} </span>
        {version}
      </span>
    </Link>
  );
}
