import type { ReactElement } from "react";

/** The three dots of a screenshot's window bar. Their shape comes from the bar's style. */
export function WindowDots(): ReactElement {
  return (
    <>
      <i />
      <i />
      <i />
    </>
  );
}
