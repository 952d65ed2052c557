/**
 * A small site whose pages and figures are known. All tests share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const goodSmall = { name: "good-small", content: "__tests__/fixtures/good-small" };
