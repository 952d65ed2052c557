import { DOMParser, parseHTML } from "linkedom";

/**
 * A built page as a document. linkedom's, since jsdom's documents of three hundred pages don't fit into four gigabytes:
 * keep what was read of a document, not the document.
 */
export function htmlDocument(html: string): Document {
  return parseHTML(html).document;
}

export function xmlDocument(xml: string): Document {
  return new DOMParser().parseFromString(xml, "text/xml") as unknown as Document;
}
