import { readConfig, repositoryOf } from "../../../../shared/config/config";

describe("readConfig", () => {
  it("builds the site of this folder for this machine when nothing is set", () => {
    expect(readConfig({})).toEqual({
      siteUrl: "http://localhost:9000",
      pathPrefix: "",
      content: "content",
      repository: expect.objectContaining({ host: "GitHub" }),
      search: expect.objectContaining({ provider: "local" }),
      analytics: undefined,
      thirdParties: [],
      consentRequired: true,
      ask: expect.objectContaining({ provider: "local" }),
      offline: true,
      sandbox: "optional",
    });
  });

  it("takes everything from the environment", () => {
    expect(
      readConfig({
        SITE_URL: "https://docs.example/",
        DOCS_CONTENT: "../other",
        GITHUB_REPOSITORY: "owner/name",
        SEARCH_INDEX_NAME: "mine",
        ANALYTICS_API_KEY: "key",
        THIRD_PARTY_GAME: "https://other.example/game.js",
        CONSENT_REQUIRED: "false",
        ASK_OPEN_CLASS: "question",
        OFFLINE: "false",
        SANDBOX: "required",
      }),
    ).toEqual({
      siteUrl: "https://docs.example",
      pathPrefix: "",
      content: "../other",
      repository: { url: "https://github.com/owner/name", name: "owner/name", host: "GitHub" },
      ask: expect.objectContaining({ openClass: "question" }),
      search: expect.objectContaining({
        indexName: "mine",
        missingResultsUrl: expect.stringContaining("https://github.com/owner/name/issues/new"),
      }),
      analytics: expect.objectContaining({ apiKey: "key" }),
      thirdParties: [expect.objectContaining({ id: "game" })],
      consentRequired: false,
      offline: false,
      sandbox: "required",
    });
  });

  it.each(["docs.example", "", "/docs", "https://"])("says what to write instead of %p", (siteUrl) => {
    expect(() => readConfig({ SITE_URL: siteUrl })).toThrow(
      `SITE_URL is "${siteUrl}", which is no URL: write one such as https://docs.example.org`,
    );
  });
});

describe("repositoryOf", () => {
  it.each([
    "owner/name.js",
    "https://github.com/owner/name.js",
    "https://github.com/owner/name.js.git",
    "git+https://github.com/owner/name.js.git",
  ])("understands %s", (value) => {
    expect(repositoryOf(value)).toEqual({
      url: "https://github.com/owner/name.js",
      name: "owner/name.js",
      host: "GitHub",
    });
  });

  it.each(["", "name", "https://host.example/owner/name", "a/b/c", "owner/na me", 'owner/"><script>'])(
    "leaves the feature off for %p",
    (value) => {
      expect(repositoryOf(value)).toBeUndefined();
    },
  );
});
