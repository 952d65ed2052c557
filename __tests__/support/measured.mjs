import { createHash } from "node:crypto";

/** A third party's file that does no harm. @param {string} mark what it leaves on <html>. */
export const harmless = (mark) => `document.documentElement.setAttribute("data-${mark}", "");`;

/** @param {string} text */
const hashOf = (text) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/**
 * A small site with analytics and one third party of each kind. All of their hosts are names that exist only in tests;
 * see __tests__/e2e/support/measured.ts. All tests share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const measured = {
  name: "measured",
  content: "__tests__/fixtures/good-small",
  env: {
    ANALYTICS_API_KEY: "0123456789abcdef0123456789abcdef",
    ANALYTICS_SERVER_URL: "http://ingestion.test/2/httpapi",
    ANALYTICS_REMOTE_CONFIG_URL: "http://settings.test/config",
    THIRD_PARTY_TAG_MANAGER: "http://hanging.test/container.js",
    THIRD_PARTY_SESSION_ANALYTICS: "http://failing.test/session.js",
    THIRD_PARTY_EXPERIMENTATION: "http://hostile.test/experiment.js",
    THIRD_PARTY_ANNOUNCEMENT_RESET: "http://harmless.test/reset.js",
    THIRD_PARTY_ANNOUNCEMENT_RESET_ATTRIBUTES: '{"data-mark":"reset"}',
    THIRD_PARTY_GAME: "http://harmless.test/game.js",
    THIRD_PARTY_GAME_INTEGRITY: hashOf("another file than the one that comes"),
    THIRD_PARTY_PARTICLES: "http://harmless.test/particles.js",
    THIRD_PARTY_PARTICLES_INTEGRITY: hashOf(harmless("particles")),
    THIRD_PARTY_ICON_FONT: "http://hanging.test/icons.css",
  },
};
