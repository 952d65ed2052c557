import { graphql } from "gatsby";
import X from "lucide-react/icons/x";
import type { CSSProperties, ReactElement } from "react";
import { SmartLink } from "../SmartLink/SmartLink";
import * as styles from "./AnnouncementBar.module.css";

interface AnnouncementBarProps {
  readonly announcement: Queries.AnnouncementBarFragment;
  readonly isDismissed: boolean;
  readonly onDismiss: () => void;
}

/** A line above everything. CSS hides it before the first paint for a reader who has closed it. */
export function AnnouncementBar({
  announcement,
  isDismissed,
  onDismiss,
}: AnnouncementBarProps): ReactElement | null {
  if (isDismissed) return null;
  const { content, to, isCloseable } = announcement;
  return (
    <section
      className={styles.bar}
      style={colors(announcement)}
      aria-label="Announcement"
      data-print="hidden"
    >
      <p className={styles.content}>{to ? <SmartLink to={to}>{content}</SmartLink> : content}</p>
      {isCloseable && (
        <button
          type="button"
          className={`needsScript ${styles.close}`}
          aria-label="Close"
          onClick={onDismiss}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </section>
  );
}

/** React's type for inline styles leaves custom properties out. */
type Colors = CSSProperties & { "--announcement-bg"?: string; "--announcement-text"?: string };

function colors({ backgroundColor, textColor }: Queries.AnnouncementBarFragment): Colors {
  return {
    ...(backgroundColor && { "--announcement-bg": backgroundColor }),
    ...(textColor && { "--announcement-text": textColor }),
  };
}

export const announcementBarFragment = graphql`
  fragment AnnouncementBar on Announcement {
    id
    content
    to
    backgroundColor
    textColor
    isCloseable
  }
`;
