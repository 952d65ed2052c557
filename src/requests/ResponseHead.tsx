import type { ReactElement, ReactNode } from "react";
import { field } from "../../shared/field";
import { CopyButton } from "../components/CodeBlock/CopyButton";
import { Explanation } from "./Explanation";
import { textOf } from "./ResponseBody";
import { sizeOf, timeOf } from "./summary";
import * as styles from "./ResponseHead.module.css";

interface ResponseHeadProps {
  /** `200 OK` */
  readonly label: string;
  readonly isError: boolean;
  readonly ms: number;
  /** Null where there is none. */
  readonly body: unknown;
  /** What else can be done with the response. */
  readonly children?: ReactNode;
}

/** How a request went, in a line above the response's body. */
export function ResponseHead({ label, isError, ms, body, children }: ResponseHeadProps): ReactElement {
  return (
    <ResponseBar>
      <strong className={styles.status} data-is-error={isError}>
        {label}
      </strong>
      <span>{timeOf(ms)}</span>
      <span>{sizeOf(body)}</span>
      {(isError || hasErrors(body)) && <Explanation body={body} />}
      <span className={styles.end}>
        {children}
        {body !== null && <CopyButton language="json" getText={() => textOf(body)} />}
      </span>
    </ResponseBar>
  );
}

/** GraphQL reports errors with the status of a success. */
function hasErrors(body: unknown): boolean {
  return Array.isArray(field(body, "errors"));
}

/** The line without a status, for several responses. */
export function ResponseBar({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.bar}>{children}</div>;
}
