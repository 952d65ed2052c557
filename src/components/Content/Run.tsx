import { memo } from "react";

interface RunProps {
  readonly html: string;
}

/**
 * Markup as the compiler made it. React would write it anew in each render, because it compares the object around the
 * string: the reader's selection would be lost, and whoever holds a heading would hold one that is gone.
 */
export const Run = memo(function Run({ html }: RunProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler made and escaped it; content can't hold HTML.
  return <div className="run" dangerouslySetInnerHTML={{ __html: html }} />;
});
