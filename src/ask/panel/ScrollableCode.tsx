import type { ReactElement } from "react";

interface ScrollableCodeProps {
  readonly label: string;
  readonly text: string;
}

/** Code in a box of its own. What can be scrolled needs a way to scroll it by keys. */
export function ScrollableCode({ label, text }: ScrollableCodeProps): ReactElement {
  const region = { tabIndex: 0, role: "group", "aria-label": label };
  return (
    <pre {...region}>
      <code>{text}</code>
    </pre>
  );
}
