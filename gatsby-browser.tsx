import type { GatsbyBrowser } from "gatsby";
import "./src/theme/theme.css";

export { wrapPageElement } from "./src/app/wrapPage";
export { wrapRootElement } from "./src/app/wrapRoot";

/** The condition is the bundler's: a built site doesn't hold the overlay. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  if (process.env.NODE_ENV !== "development") return;
  const { showProblems } = await import("./src/develop/problemsOverlay");
  showProblems();
};
