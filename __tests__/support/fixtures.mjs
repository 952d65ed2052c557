import { belowPath } from "./belowPath.mjs";
import { builtFixture } from "./builtFixture.mjs";
import { everyComponent } from "./everyComponent.mjs";
import { goodSmall } from "./goodSmall.mjs";
import { hostile } from "./hostile.mjs";
import { measured } from "./measured.mjs";
import { secondDeployment } from "./secondDeployment.mjs";
import { stockGatsby } from "./stockGatsby.mjs";
import { twoOfEach } from "./twoOfEach.mjs";

// The last two are built with another base path and without Gatsby's internals: they can use nothing of the build before.
const sites = [
  goodSmall,
  secondDeployment,
  measured,
  everyComponent,
  twoOfEach,
  hostile,
  belowPath,
  stockGatsby,
];

/**
 * Builds the fixture sites that several tests share. `npm test` runs these before the tests: otherwise, three browsers would wait for
 * one build.
 *
 * @type {readonly (() => Promise<string>)[]}
 */
export const fixtureBuilds = sites.map((site) => () => builtFixture(site));
