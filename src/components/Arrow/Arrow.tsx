import type { ReactElement } from "react";

interface ArrowProps {
  readonly to: "left" | "right";
}

/** The arrow next to a link to the next or previous page. Screen readers skip it. The sidebar uses the same signs (sidebarHtml.ts). */
export function Arrow({ to }: ArrowProps): ReactElement {
  return (
    <span aria-hidden="true" className="arrow">
      {to === "left" ? "\u2190" : "\u2192"}
    </span>
  );
}
