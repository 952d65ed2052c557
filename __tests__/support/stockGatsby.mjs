/**
 * A small site that is built without any of build/gatsby-internals. All tests share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const stockGatsby = {
  name: "stock-gatsby",
  content: "__tests__/fixtures/good-small",
  env: { GATSBY_INTERNALS: "off" },
};
