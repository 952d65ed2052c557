import { type GatsbySSR, withPrefix } from "gatsby";
import { noFlashScript } from "./src/app/noFlash";

export { wrapPageElement } from "./src/app/wrapPage";
export { wrapRootElement } from "./src/app/wrapRoot";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same on every page.
    <script key="no-flash" dangerouslySetInnerHTML={{ __html: noFlashScript }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
  ]);
};
