import type { ReactElement } from "react";
import type { FileProblem } from "../../shared/upgrade/project";

interface FileProblemsProps {
  readonly problems: readonly FileProblem[];
  readonly className: string | undefined;
}

/** What is wrong with the reader's files, and where. */
export function FileProblems({ problems, className }: FileProblemsProps): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <ul className={className} aria-label="Problems">
      {problems.map(({ path, message, line, column }) => (
        <li key={`${path} ${message} ${line} ${column}`}>
          <code>
            {path}
            {line !== undefined && `:${line}:${column}`}
          </code>{" "}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
