import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import { offlinePath } from "../../shared/paths";
import { required } from "../../shared/required";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { OfflineAreas } from "../offline/page/OfflineAreas";
import { SavedPages } from "../offline/page/SavedPages";
import { useKept } from "../offline/page/useKept";
import { useUnreachable } from "../offline/page/useUnreachable";
import * as styles from "./offline.module.css";

const title = "Offline reading";
const description =
  "Which pages of this documentation can be read without a network, and how to keep a whole area of it on your device.";

export default function OfflinePage({ data, location }: PageProps<Queries.OfflinePageQuery>) {
  const { areas } = required(data.siteSettings, "siteSettings");
  return (
    <PageColumns>
      {__HAS_OFFLINE__ ? (
        <Kept areas={areas} search={location.search} />
      ) : (
        <PageHeader title={title}>This copy of the site keeps no pages for reading offline.</PageHeader>
      )}
    </PageColumns>
  );
}

type Areas = readonly { readonly id: string; readonly label: string }[];

function Kept({ areas, search }: { readonly areas: Areas; readonly search: string }) {
  const kept = useKept();
  const wanted = useUnreachable(search);
  return (
    <>
      {wanted === undefined ? (
        <PageHeader title={title}>
          Pages that you have read can be opened again without a network. Keep a whole area to have all of its
          pages with you.
        </PageHeader>
      ) : (
        <>
          <PageHeader title="You are offline">
            The server does not respond, and <code className={styles.url}>{wanted}</code> is not on this
            device. The page opens as soon as you are online.
          </PageHeader>
          <p>
            <button
              type="button"
              className={styles.again}
              onClick={() => window.location.assign(withPrefix(wanted))}
            >
              Try again
            </button>
          </p>
        </>
      )}
      <noscript>
        <p>Keeping pages needs JavaScript.</p>
      </noscript>
      <section aria-labelledby="kept-pages" className={`needsScript ${styles.part}`}>
        <h2 id="kept-pages">What you can read offline</h2>
        {kept.kind === "known" && <SavedPages pages={kept.pages} areas={areas} />}
        {kept.kind === "impossible" && <p>{kept.reason}</p>}
      </section>
      <section aria-labelledby="kept-areas" className={styles.part}>
        <h2 id="kept-areas">Keep an area</h2>
        <p>
          All pages and images of an area stay on this device until you remove them or clear this site’s data.
          They are updated when the documentation changes.
        </p>
        <OfflineAreas areas={areas} kept={kept} />
      </section>
    </>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.OfflinePageQuery>) {
  return (
    <Seo site={required(site, "siteSettings")} path={offlinePath} title={title} description={description} />
  );
}

export const query = graphql`
  query OfflinePage {
    siteSettings {
      ...SeoSite
      areas {
        id
        label
      }
    }
  }
`;
