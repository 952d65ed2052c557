import packageJson from "../../package.json";

/**
 * Where and under which name this copy of the site is published. Everything that a writer may change is in
 * content/site.yaml; here is what the place of publication decides, hence the environment.
 */
export interface SiteConfig {
  /** Address the site is served from, without a trailing slash. */
  readonly siteUrl: string;
  /** Folder of the content, relative to the project or absolute. */
  readonly content: string;
  readonly repository: Repository | undefined;
}

export interface Repository {
  readonly url: string;
  /** `owner/name` */
  readonly name: string;
  /** How the host calls itself: GitHub. */
  readonly host: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws when SITE_URL is no address, with what to write instead. */
export function readConfig(environment: Environment): SiteConfig {
  const siteUrl = environment.SITE_URL ?? "http://localhost:9000";
  if (!URL.canParse(siteUrl)) {
    throw new Error(
      `SITE_URL is "${siteUrl}", which is no address: write one such as https://docs.example.org`,
    );
  }
  return {
    siteUrl: siteUrl.replace(/\/+$/, ""),
    content: environment.DOCS_CONTENT ?? "content",
    repository: repositoryOf(environment.GITHUB_REPOSITORY ?? packageJson.repository.url),
  };
}

/** Understands `owner/name` and the address of a repository; anything else leaves the feature off. */
export function repositoryOf(value: string): Repository | undefined {
  const name = /^(?:(?:git\+)?https:\/\/github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(value)?.[1];
  return name === undefined ? undefined : { url: `https://github.com/${name}`, name, host: "GitHub" };
}
