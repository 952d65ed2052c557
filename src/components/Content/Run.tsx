import { memo } from "react";

interface RunProps {
  readonly html: string;
}

/**
 * HTML from the compiler. React would write it again at each render, because it compares the object around the string:
 * the reader's selection would be lost, and references to its headings would point to removed elements.
 */
export const Run = memo(function Run({ html }: RunProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler made and escaped it; content can't hold HTML.
  return <div className="run" dangerouslySetInnerHTML={{ __html: html }} />;
});
