import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
import { type GatsbySSR, withPrefix } from "gatsby";
import { homePath, landingPath } from "./shared/paths";
import { orderHead } from "./src/app/headOrder";
import { lateScriptsScript } from "./src/app/lateScripts";
import { noFlashScript } from "./src/app/noFlash";
import { BaseUrlBanner } from "./src/navigation/BaseUrlBanner";
import { LlmsNote } from "./src/navigation/LlmsNote";
import { PageSignals } from "./src/navigation/PageSignals";

export { wrapPageElement } from "./src/app/wrapPage";
export { wrapRootElement } from "./src/app/wrapRoot";

export const onRenderBody: GatsbySSR["onRenderBody"] = (api) => {
  api.setHeadComponents([
    // A font that loads late isn't used (see theme/fonts.css). On a phone, requesting it first would delay the text.
    <link key="font" rel="preload" as="font" crossOrigin="" media="(min-width: 997px)" href={geist} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same on every page.
    <script key="no-flash" dangerouslySetInnerHTML={{ __html: noFlashScript }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: likewise.
    <script key="late-scripts" dangerouslySetInnerHTML={{ __html: lateScriptsScript }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
  ]);
  const hasBanner = [landingPath, homePath].includes(api.pathname);
  api.setPreBodyComponents([
    <LlmsNote key="llms" />,
    ...(hasBanner ? [<BaseUrlBanner key="base-url" />] : []),
  ]);
  api.setPostBodyComponents([<PageSignals key="signals" />]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = orderHead;
