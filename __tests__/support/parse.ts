import { DOMParser, parseHTML } from "linkedom";

/**
 * A built page as a document. It is linkedom's, because jsdom's documents of 300 pages need more than four gigabytes:
 * store what you read from a document, not the document.
 */
export function htmlDocument(html: string): Document {
  return parseHTML(html).document;
}

export function xmlDocument(xml: string): Document {
  return new DOMParser().parseFromString(xml, "text/xml") as unknown as Document;
}
