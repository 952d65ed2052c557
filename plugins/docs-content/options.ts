import type { AskConfig } from "../../shared/config/askConfig";
import type { SearchConfig } from "../../shared/config/searchConfig";

/** What gatsby-config.ts tells the data layer. */
export interface DataLayerOptions {
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  /** The content folder's path in the repository: `content`. */
  readonly contentPath: string;
  /** Absolute path of the folder of static files. */
  readonly staticDir: string;
  /** Where the site is served, without a trailing slash. */
  readonly siteUrl: string;
  readonly search: SearchConfig;
  readonly ask: AskConfig;
  readonly repository?: { readonly url: string; readonly name: string; readonly host: string };
}
