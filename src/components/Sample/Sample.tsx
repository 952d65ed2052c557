import type { ReactElement } from "react";
import { type Answer, SampleAnswer } from "./SampleAnswer";
import { type Form, SampleRequest } from "./SampleRequest";
import * as frameStyles from "../CodeBlock/CodeFrame.module.css";
import * as styles from "./Sample.module.css";

interface SampleProps {
  /** Unique on the page; tabs and panels take their ids from it. */
  readonly id: string;
  readonly title?: string;
  /** Tabs of one group switch together on the whole site. */
  readonly groupId?: string;
  readonly wrap?: boolean;
  readonly forms: readonly Form[];
  /** Missing only while the sample has no recording, which stops a build. */
  readonly answer?: Answer;
  readonly verifiedWith?: string;
}

/** A request in the form that the reader prefers, and what the platform answered when it was recorded. */
export function Sample({ title, answer, verifiedWith, ...request }: SampleProps): ReactElement {
  return (
    <figure className={`${frameStyles.frame} ${styles.sample}`}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <SampleRequest {...request} />
      {answer && (
        <SampleAnswer {...answer} id={`${request.id}-answer`} {...(verifiedWith ? { verifiedWith } : {})} />
      )}
    </figure>
  );
}
