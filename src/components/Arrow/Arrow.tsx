import type { ReactElement } from "react";

interface ArrowProps {
  readonly to: "left" | "right";
}

/** The sign beside a link that leads on or back. It isn't read out. The sidebar writes the same signs (sidebarHtml.ts). */
export function Arrow({ to }: ArrowProps): ReactElement {
  return (
    <span aria-hidden="true" className="arrow">
      {to === "left" ? "\u2190" : "\u2192"}
    </span>
  );
}
