/** The path that the site of these tests lies below. */
export const prefix = "/some/path";

/**
 * A small site that is published below a path of its host. All tests share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const belowPath = {
  name: "below-path",
  content: "__tests__/fixtures/good-small",
  env: { SITE_URL: `https://docs.example${prefix}` },
};
