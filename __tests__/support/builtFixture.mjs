import { buildFixture } from "../../scripts/buildFixture.mjs";

/**
 * Builds a fixture site that must build.
 *
 * @param {import("../../scripts/buildFixture.mjs").Fixture} fixture
 * @returns {Promise<string>} the folder of the built site
 */
export async function builtFixture(fixture) {
  const { code, output, publicDir } = await buildFixture(fixture);
  if (code !== 0) throw new Error(`The fixture site ${fixture.name} could not be built:\n${output}`);
  return publicDir;
}
