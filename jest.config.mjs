/**
 * unit: mirrors the code, in Node. components: the same for React components, in jsdom. site: reads the built `public/`.
 * sandbox: runs its engine. lab: uses the real platform. deploy: sends requests to a real nginx. firefox: reads the built site in Firefox.
 * (Jest reads a TypeScript configuration only with its own loader, or from Node 22.18 on.)
 */

const swcOptions = { jsc: { transform: { react: { runtime: "automatic" } }, target: "es2022" } };

/** @type {import("jest").Config} */
const shared = {
  rootDir: import.meta.dirname,
  transform: {
    "\\.([cm]?js|tsx?)$": ["<rootDir>/__tests__/support/transform.cjs", swcOptions],
  },
  // The unified family and others are ESM only, which Jest can't `require` on Node 20.
  transformIgnorePatterns: [],
  resolver: "<rootDir>/__tests__/support/resolver.cjs",
  // The bundler's definitions, for a site without configuration.
  globals: {
    __HAS_ANALYTICS__: false,
    __ANALYTICS__: null,
    __HAS_THIRD_PARTIES__: false,
    __THIRD_PARTIES__: [],
    __CONSENT_REQUIRED__: true,
    __ASKS_CONSENT__: false,
    __HAS_OFFLINE__: true,
    __HAS_NAVIGATION__: true,
    __SANDBOX__: null,
  },
  moduleFileExtensions: ["ts", "tsx", "mjs", "js", "cjs", "json"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/support/cssModule.ts",
    "\\.css$": "<rootDir>/__tests__/support/noStyles.ts",
    "/event-target\\.js$": "<rootDir>/__tests__/support/noListeners.ts",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/.builds/",
    "<rootDir>/public/",
    "<rootDir>/lab/platform/",
    "<rootDir>/sandbox/node_modules/",
  ],
};

/** @type {import("jest").Config} */
const config = {
  // A test that needs a second takes several on a machine that is busy with other things.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.ts", "<rootDir>/lab/tests/unit/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.tsx"],
      setupFiles: ["<rootDir>/__tests__/support/browserStandIns.ts"],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        "^gatsby$": "<rootDir>/__tests__/support/gatsbyStandIn.tsx",
      },
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
    },
    {
      // Needs the packages of sandbox/, which npm test installs.
      ...shared,
      displayName: "sandbox",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/sandbox/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/sandbox/support/bundleOnce.ts",
    },
    {
      // Needs the lab, so npm test leaves it out: npm run lab -- test.
      ...shared,
      displayName: "lab",
      testEnvironment: "node",
      testMatch: ["<rootDir>/lab/tests/platform/**/*.test.ts"],
    },
    {
      // Needs Firefox, so npm test skips it where there is none.
      ...shared,
      displayName: "firefox",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/firefox/**/*.test.ts"],
    },
    {
      // Needs nginx, so npm test leaves it out: npm run deploy:test.
      ...shared,
      displayName: "deploy",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/deploy/**/*.test.ts"],
    },
  ],
};

export default config;
