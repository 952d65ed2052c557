import Link2 from "lucide-react/icons/link-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactElement } from "react";
import { useCopy } from "../components/Copy/useCopy";
import type { ConsoleRequest } from "../requests/request";
import { linkTo } from "./link";
import * as small from "../components/SmallButton/SmallButton.module.css";
import * as styles from "./Console.module.css";

interface HeadProps {
  readonly platform: string;
  readonly request: ConsoleRequest;
  /** Whether both versions of a document are shown. */
  readonly compares: boolean;
  /** Whether it runs the reader's own schema. */
  readonly isOwn: boolean;
  readonly canReset: boolean;
  readonly onReset: () => void;
}

/** Describes what runs here and on which data, and contains the controls of the whole console. */
export function Head({ platform, request, compares, isOwn, canReset, onReset }: HeadProps): ReactElement {
  const { message, copy, forget } = useCopy();
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <p className={styles.label}>Runs in your browser: Strapi {platform}'s own code on SQLite.</p>
        <p className={styles.note}>
          {isOwn
            ? "The data is generated for your schema, and kept in memory. Public can read and write everything."
            : "The data is the docs' sample project, kept in memory."}{" "}
          Reload the page to start afresh. Nothing is sent anywhere.
        </p>
      </div>
      <div className={styles.tools}>
        <span role="status" className={styles.message}>
          {message}
        </span>
        <button
          type="button"
          className={small.button}
          onClick={() => copy(linkTo(request, compares, window.location.href), "Link copied")}
          onBlur={forget}
        >
          <Link2 size={14} aria-hidden="true" /> Copy link
        </button>
        <button type="button" className={small.button} disabled={!canReset} onClick={onReset}>
          <RotateCcw size={14} aria-hidden="true" /> Reset data
        </button>
      </div>
    </header>
  );
}
