import type { ReactElement } from "react";
import { titleProps } from "../CodeBlock/CodeTitle";
import { notInMarkdown } from "../Content/notInMarkdown";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { type Form, SampleRequest } from "./SampleRequest";
import { SampleResponse, type SampleResponseData } from "./SampleResponse";
import { useLive } from "./useLive";
import * as frameStyles from "../CodeBlock/CodeFrame.module.css";
import * as styles from "./Sample.module.css";

interface SampleProps {
  /** Unique on the page; tabs and panels take their ids from it. */
  readonly id: string;
  readonly title?: string;
  /** The title with the version that the code needs, if it isn't the first. */
  readonly titleHtml?: string;
  /** Tabs of one group switch together on the whole site. */
  readonly groupId?: string;
  readonly wrap?: boolean;
  readonly forms: readonly Form[];
  /** Missing only while the sample has no recording, which stops a build. */
  readonly response?: SampleResponseData;
  readonly verifiedWith?: string;
  /** Whether it can run in the reader's browser. */
  readonly run?: boolean;
  /** The key of the types of the names in its code (shared/codeTypes.ts). */
  readonly types?: string;
}

/** A request in the form that the reader prefers, and the recorded response. */
export function Sample({
  title,
  titleHtml,
  response,
  verifiedWith,
  run,
  ...request
}: SampleProps): ReactElement {
  const { Part, action, start, close } = useLive();
  const recorded = response && (
    <SampleResponse {...response} id={`${request.id}-response`} verifiedWith={verifiedWith} />
  );
  return (
    <figure className={`${frameStyles.frame} ${styles.sample}`}>
      {title && <figcaption className={styles.title} {...notInMarkdown} {...titleProps(title, titleHtml)} />}
      {!(Part && action?.name === "edit") && (
        <SampleRequest {...request} onRun={__SANDBOX__ && run ? start : undefined} />
      )}
      {Part === null && action && <LoadFailure what="Strapi" onRetry={() => start(action.name)} />}
      {Part && action ? (
        <Part id={request.id} code={request.forms} action={action} onClose={close}>
          {recorded}
        </Part>
      ) : (
        recorded
      )}
    </figure>
  );
}
