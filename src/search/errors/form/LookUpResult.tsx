import { Link } from "gatsby";
import type { ReactElement } from "react";
import { searchPath } from "../../../../shared/paths";
import type { LookedUp } from "../lookedUp";
import { lookedUpText } from "../lookedUpText";
import { queryIn } from "../pasted";
import * as styles from "./LookUpForm.module.css";

interface LookUpResultProps {
  readonly lookedUp: LookedUp;
  readonly pasted: string;
}

/** The entry, or what to do without one. */
export function LookUpResult({ lookedUp, pasted }: LookUpResultProps): ReactElement {
  if (lookedUp.kind === "found") {
    const { url, message, page, explanation } = lookedUp;
    return (
      <>
        <p className={styles.message}>
          <Link to={url}>
            <code>{message}</code>
          </Link>
        </p>
        {explanation.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.page}>{page}</p>
      </>
    );
  }
  const query = new URLSearchParams({ q: queryIn(pasted) });
  return (
    <p>
      {lookedUpText(lookedUp)} <Link to={`${searchPath}?${query}`}>Search the documentation</Link>
    </p>
  );
}
