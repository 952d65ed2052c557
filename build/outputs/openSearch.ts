import { escapeHtml } from "../../shared/escapeHtml";
import { resultsPath, withOrigin } from "../../shared/paths";

export const openSearchQuery = /* GraphQL */ `
  query OpenSearch {
    siteSettings {
      title
      siteUrl
    }
  }
`;

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
