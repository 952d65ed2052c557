import { Link } from "gatsby";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement } from "react";
import type { Source } from "../answerer";
import * as styles from "./SourceLink.module.css";

interface SourceLinkProps {
  readonly source: Source;
  readonly onFollow: () => void;
}

/** Leads to the section, named with its page. */
export function SourceLink({ source: { page, section, url }, onFollow }: SourceLinkProps): ReactElement {
  return (
    <Link to={url} className={styles.link} onClick={onFollow}>
      <span>{page}</span>
      {section !== null && (
        <>
          <ChevronRight size={14} aria-hidden="true" />
          <span>{section}</span>
        </>
      )}
    </Link>
  );
}
