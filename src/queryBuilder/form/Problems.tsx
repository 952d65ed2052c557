import type { ReactElement } from "react";
import { useParts } from "./BuilderContext";
import * as styles from "./Builder.module.css";

/** Id of the text that `Problems` shows. */
export function problemsId(id: string): string {
  return `problems-${id.replaceAll(" ", "-")}`;
}

/** What is wrong at one place of the form, and what to do; nothing while nothing is. */
export function Problems({ id }: { readonly id: string }): ReactElement | null {
  const problems = useParts().problemsOf(id);
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} id={problemsId(id)} role="list">
      {problems.map(({ where, message, fix }) => (
        <li key={`${where} ${message}`}>
          <code>{where}</code> {message} {fix}
        </li>
      ))}
    </ul>
  );
}
