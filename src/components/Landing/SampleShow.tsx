import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { statusPath } from "../../../shared/paths";
import { Tab } from "../Tab/Tab";
import { Tabs } from "../Tabs/Tabs";
import { HomeSample } from "./HomeSample";
import * as styles from "./SampleShow.module.css";

interface SampleShowProps {
  readonly samples: readonly Queries.SampleShowItemFragment[];
  readonly platform: string;
}

/** Examples of what this documentation consists of: requests, and the platform's recorded responses. */
export function SampleShow({ samples, platform }: SampleShowProps): ReactElement | null {
  if (samples.length === 0) return null;
  const isLive = __SANDBOX__ && samples.some(({ run }) => run);
  const tabs = samples.map(({ label }, index) => ({ value: String(index), label }));
  return (
    <section className={styles.show} aria-labelledby="samples">
      <h2 id="samples">Requests with real responses</h2>
      <p>
        Every sample request on this site was sent to {platform}, and its response was recorded. A check sends
        all of them again, and fails if a response differs.{" "}
        {isLive && `Run or edit one: the server code of ${platform} starts in your browser. `}
        <Link to={statusPath}>Verified samples by area</Link>
      </p>
      <div className={styles.frame}>
        <Tabs id="landing-samples" tabs={tabs}>
          {samples.map((sample, index) => (
            <Tab key={sample.at} value={String(index)} label={sample.label}>
              <HomeSample sample={sample} />
            </Tab>
          ))}
        </Tabs>
      </div>
    </section>
  );
}

export const sampleShowFragment = graphql`
  fragment SampleShowItem on HomeSample {
    label
    at
    title
    request
    status
    isError
    response
    verifiedWith
    page
    sample
    run
  }
`;
