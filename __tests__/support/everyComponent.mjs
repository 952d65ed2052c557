/**
 * A site that has each component, table, and code block at least twice. All tests share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const everyComponent = { name: "every-component", content: "__tests__/fixtures/every-component" };
