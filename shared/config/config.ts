import { z } from "zod";
import packageJson from "../../package.json";
import { type AnalyticsConfig, readAnalyticsConfig } from "./analyticsConfig";
import { type AskConfig, readAskConfig } from "./askConfig";
import { readSearchConfig, type SearchConfig } from "./searchConfig";
import { readSiteUrl } from "./siteUrl";
import { readThirdParties, type ThirdParty } from "./thirdParties";
import { type Environment, flag, readVariables, variableName } from "./variables";

/**
 * Where this copy of the site is published, and under which name. Writers change everything else in
 * content/site.yaml. These values depend on the host, so they come from environment variables.
 */
export interface SiteConfig {
  /** URL of the site, including its base path, without a trailing slash. */
  readonly siteUrl: string;
  /** That path: `/some/path`, or nothing where the site has a host for itself. */
  readonly pathPrefix: string;
  /** Folder of the content, relative to the project or absolute. */
  readonly content: string;
  readonly repository: Repository | undefined;
  readonly search: SearchConfig;
  /** Undefined without an API key: then nothing of it is in any bundle. */
  readonly analytics: AnalyticsConfig | undefined;
  /** What is loaded from others; empty unless configured. */
  readonly thirdParties: readonly ThirdParty[];
  /** Whether readers are asked before anything is measured, and before others are let in. */
  readonly consentRequired: boolean;
  readonly ask: AskConfig;
  /** Whether pages are kept for reading without a network. */
  readonly offline: boolean;
  /** A build without the sandbox's packages leaves it out, or fails. */
  readonly sandbox: "optional" | "required";
}

export interface Repository {
  readonly url: string;
  /** `owner/name` */
  readonly name: string;
  /** How the host calls itself: GitHub. */
  readonly host: string;
}

/** This documentation's own version, as package.json says it. */
export const siteVersion: string = packageJson.version;

const switches = z.object({
  consentRequired: flag.default(true),
  offline: flag.default(true),
  sandbox: z.enum(["optional", "required"], "write optional or required").default("optional"),
});

/** @throws if SITE_URL or another variable is invalid; the message says what to write instead. */
export function readConfig(environment: Environment): SiteConfig {
  const place = readSiteUrl(environment.SITE_URL ?? "http://localhost:9000");
  const repository = repositoryOf(environment.GITHUB_REPOSITORY ?? packageJson.repository.url);
  return {
    ...place,
    content: environment.DOCS_CONTENT ?? "content",
    repository,
    search: readSearchConfig(environment, repository?.url),
    analytics: readAnalyticsConfig(environment),
    thirdParties: readThirdParties(environment),
    ...readVariables(switches, environment, "The site can't be set up:", variableName),
    ask: readAskConfig(environment),
  };
}

/** Understands `owner/name` and the URL of a repository; anything else leaves the feature off. */
export function repositoryOf(value: string): Repository | undefined {
  const name = /^(?:(?:git\+)?https:\/\/github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(value)?.[1];
  return name === undefined ? undefined : { url: `https://github.com/${name}`, name, host: "GitHub" };
}
