import { Link } from "gatsby";
import type { ReactElement } from "react";

/** Text with code in backticks and links, as plans have it. */
export function Inline({ text }: { readonly text: string }): ReactElement {
  const parts = text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/);
  return (
    <>
      {parts.map((part, index) => {
        const key = `${index} ${part}`;
        if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1)}</code>;
        const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
        if (label === undefined || to === undefined) return part;
        return (
          <Link key={key} to={to}>
            {label}
          </Link>
        );
      })}
    </>
  );
}
