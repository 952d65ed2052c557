/** The package ships no types; these are the parts we use. */
declare module "serve-handler" {
  import type { createReadStream } from "node:fs";
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    public?: string;
    cleanUrls?: boolean;
    trailingSlash?: boolean;
    directoryListing?: boolean;
    etag?: boolean;
    headers?: { source: string; headers: { key: string; value: string | null }[] }[];
  }

  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    options?: Options,
    methods?: { createReadStream?: typeof createReadStream },
  ): Promise<void>;
}
