import { escapeHtml } from "../../shared/escapeHtml";
import { openSearchPath, resultsPath, withOrigin } from "../../shared/paths";
import { required } from "../../shared/required";
import type { OutputFile } from "./outputFile";

const openSearchQuery = /* GraphQL */ `
  query OpenSearch {
    siteSettings {
      title
      siteUrl
    }
  }
`;

export const openSearchFile: OutputFile = {
  path: openSearchPath,
  query: openSearchQuery,
  text: ({ siteSettings }: Queries.OpenSearchQuery) => openSearchText(required(siteSettings, "siteSettings")),
};

/** An OpenSearch description: browsers that find it offer this site's search among their own. */
export function openSearchText({ title, siteUrl }: { title: string; siteUrl: string }): string {
  const template = withOrigin(siteUrl, `${resultsPath("")}{searchTerms}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escapeHtml(template)}"/>
</OpenSearchDescription>
`;
}
