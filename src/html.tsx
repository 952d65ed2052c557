import type { ReactElement, ReactNode } from "react";

interface DocumentProps {
  readonly htmlAttributes?: object;
  readonly headComponents?: ReactNode;
  readonly bodyAttributes?: object;
  readonly preBodyComponents?: ReactNode;
  /** The rendered page. */
  readonly body?: string;
  readonly postBodyComponents?: ReactNode;
}

/** The frame of every HTML file. Gatsby's own has two more tags and values, for Internet Explorer and Safari 9. */
export default function HtmlDocument(props: DocumentProps): ReactElement {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body ?? "" }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
