import { graphql, withPrefix } from "gatsby";
import { createElement, type ReactElement } from "react";
import { languageOf } from "../../../shared/language";
import { withOrigin } from "../../../shared/paths";
import { breadcrumbList, type Step } from "./breadcrumbList";

interface SeoProps {
  readonly site: Queries.SeoSiteFragment;
  /** Canonical route of the page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly type?: "website" | "article";
  readonly breadcrumbs?: readonly Step[];
  /** Route of the page's Markdown twin, where it has one. */
  readonly markdown?: string;
  /** False keeps the page out of search engines. */
  readonly isIndexed?: boolean;
}

/** The server sets the attributes of <html>, and they stay: src/app/usePageLanguage.ts says why. `develop` has no server HTML. */
const isBrowsersBundle = process.env.BUILD_STAGE === "build-javascript";

/**
 * A page's `Head`. It creates its elements with `createElement`, not JSX: Gatsby patches that function to keep React 19 from
 * moving them (and from taking over <html>), and the JSX runtime bypasses the patch.
 */
export function Seo(props: SeoProps): ReactElement {
  const {
    site,
    path,
    title,
    description,
    type = "website",
    breadcrumbs = [],
    markdown,
    isIndexed = true,
  } = props;
  const url = withOrigin(site.siteUrl, path);
  const fullTitle = title === site.title ? title : `${title} | ${site.title}`;
  return (
    <>
      {!isBrowsersBundle && createElement("html", htmlAttributes(site, path))}
      {createElement("title", null, fullTitle)}
      {meta("description", description)}
      {!isIndexed && meta("robots", "noindex")}
      {isIndexed && createElement("link", { rel: "canonical", href: url })}
      {markdown !== undefined &&
        createElement("link", { rel: "alternate", type: "text/markdown", href: withPrefix(markdown) })}
      {property("og:site_name", site.title)}
      {property("og:type", type)}
      {property("og:title", title)}
      {property("og:description", description)}
      {property("og:url", url)}
      {meta("twitter:card", "summary")}
      {meta("twitter:title", title)}
      {meta("twitter:description", description)}
      {site.codeThemeCss && createElement("style", null, site.codeThemeCss)}
      {breadcrumbs.length > 0 &&
        createElement("script", {
          type: "application/ld+json",
          // biome-ignore lint/security/noDangerouslySetInnerHtml: breadcrumbList escapes what could end the element.
          dangerouslySetInnerHTML: {
            __html: breadcrumbList(site.title, (step) => withOrigin(site.siteUrl, step), breadcrumbs),
          },
        })}
    </>
  );
}

/** The page's language, and the settings that the inline script reads before React runs (see src/app/noFlash.ts). */
function htmlAttributes({ colorMode, announcement, locales }: Queries.SeoSiteFragment, path: string) {
  return {
    ...languageOf(locales.items, path),
    "data-color-default": colorMode.defaultMode,
    "data-color-system": colorMode.respectPrefersColorScheme ? "follow" : undefined,
    "data-color-switch": colorMode.disableSwitch ? "off" : undefined,
    "data-announcement-id": announcement?.id,
  };
}

function meta(name: string, content: string): ReactElement {
  return createElement("meta", { name, content });
}

function property(name: string, content: string): ReactElement {
  return createElement("meta", { property: name, content });
}

export const seoSiteFragment = graphql`
  fragment SeoSite on SiteSettings {
    title
    siteUrl
    codeThemeCss
    colorMode {
      defaultMode
      disableSwitch
      respectPrefersColorScheme
    }
    announcement {
      id
    }
    locales {
      items {
        code
        dir
        path
      }
    }
  }
`;
