/**
 * The imports that are allowed between rooms. A test checks them, and the picture in docs/architecture.md is drawn from them.
 *
 * `mayImport` lists rooms, or patterns of files. `mayLoad` lists files that a room can load only with `import()`, so that a page doesn't wait for them.
 * Every room can import from packages and from itself.
 *
 * @type {Readonly<Record<string, { mayImport?: readonly string[], mayLoad?: readonly string[] }>>}
 */
const rooms = {
  shared: { mayImport: ["package\\.json$"] },
  plugins: {
    mayImport: [
      "shared/",
      "build/search/",
      "build/outputs/(outputFiles|writtenFiles)\\.ts$",
      "build/gatsby-internals/",
      "src/components/(definitions|\\w+/\\w+\\.definition|Card/pictures)\\.ts$",
      "src/playground/live/",
      "src/search/local/format",
    ],
  },
  build: { mayImport: ["shared/", "src/search/local/(analysis|fields|format|stopWords)\\.ts$"] },
  "src/theme": {},
  "src/analytics": { mayImport: ["shared/", "src/(consent|navigation)/"] },
  "src/consent": { mayImport: ["shared/", "src/(components|navigation)/"] },
  "src/thirdParties": { mayImport: ["shared/", "src/(consent|navigation)/"] },
  "src/develop": { mayImport: ["shared/"] },
  "src/navigation": { mayImport: ["shared/"] },
  "src/components": {
    mayImport: ["shared/", "src/analytics/(track|catalog|isTracking)"],
    mayLoad: [
      "src/console/Console\\.tsx$",
      "src/planner/Planner\\.tsx$",
      "src/playground/editor/",
      "src/queryBuilder/form/",
      "src/run/LiveSample\\.tsx$",
      "src/search/errors/form/",
    ],
  },
  // Definitions of components: never in a browser.
  "src/components/(definitions|\\w+/\\w+\\.definition)\\.ts$": {
    mayImport: ["shared/", "plugins/docs-content/", "src/components/"],
  },
  "src/playground": { mayImport: ["shared/", "src/components/", "src/analytics/track"] },
  "src/playground/live": { mayImport: ["shared/walk\\.ts$"] },
  "src/requests": {
    mayImport: ["shared/", "src/components/", "src/sandbox/", "src/search/errors/form/useLookUp\\.ts$"],
  },
  "src/files": { mayImport: ["shared/", "src/components/"] },
  "src/console": { mayImport: ["shared/", "src/(components|files|requests|sandbox)/"] },
  "src/planner": { mayImport: ["shared/", "src/(components|files)/"] },
  // The reader's schema is the console's.
  "src/run": {
    mayImport: ["shared/", "src/(components|requests|sandbox)/"],
    mayLoad: ["src/console/schema/late\\.ts$"],
  },
  "src/queryBuilder": { mayImport: ["shared/", "src/(components|console|requests|sandbox)/"] },
  "src/queryBuilder/query": { mayImport: ["shared/"] },
  "src/queryBuilder/check": { mayImport: ["shared/", "src/queryBuilder/query/"] },
  "src/search": { mayImport: ["shared/", "src/components/", "src/analytics/(track|catalog)"] },
  "src/search/trigger": {
    mayImport: ["shared/", "src/components/Shortcuts/", "src/search/(SearchScope|limits)\\.ts$"],
    mayLoad: ["src/search/modal/"],
  },
  "src/ask": { mayImport: ["shared/", "src/(components|navigation|search)/", "src/analytics/track"] },
  "src/ask/trigger": { mayImport: ["shared/", "src/(components|search)/"], mayLoad: ["src/ask/"] },
  "src/sandbox": { mayImport: ["shared/", "sandbox/src/(data|engine|moment|worker)\\.ts$"] },
  "src/reader": { mayImport: ["shared/", "src/(components|navigation)/"] },
  "src/offline": { mayImport: ["shared/", "src/(components|navigation)/"] },
  "src/app": {
    mayImport: [
      "shared/",
      "src/(components|consent|navigation|theme)/",
      "src/search/(trigger/|SearchScope)",
      "src/ask/trigger/",
      "src/analytics/track",
    ],
  },
  "src/templates": { mayImport: ["shared/", "src/components/"] },
  "src/pages": { mayImport: ["shared/", "src/(components|consent|offline|search)/", "src/analytics/track"] },
  scripts: {
    mayImport: [
      "shared/",
      "build/(policy/headers|search/)",
      "lab/runner/(platform|samples)/",
      "plugins/",
      "sandbox/",
      "src/(ask|search)/",
      "src/components/(definitions|\\w+/\\w+\\.definition)\\.ts$",
    ],
  },
  bench: { mayImport: ["scripts/"] },
  mcp: {
    mayImport: [
      "shared/",
      "package\\.json$",
      "sandbox/src/engine\\.ts$",
      "scripts/(command|setup)/",
      "scripts/sandbox/check/startEngine\\.ts$",
      "src/search/(errors|local)/",
    ],
  },
  lab: {},
  // The only files of the lab that take something from outside of it.
  "lab/runner/(content|pageSyntax)\\.ts$": {
    mayImport: [
      "shared/",
      "plugins/docs-content/",
      "src/components/PackageManager/PackageManager\\.definition\\.ts$",
    ],
  },
  "lab/runner/project\\.ts$": { mayImport: ["scripts/(browser|command|fixture|setup)/"] },
  // Needs none but the packages of the platform.
  "lab/platform": {},
  sandbox: {},
};

const ours =
  "^(bench|build|deploy|lab|mcp|plugins|sandbox|scripts|shared|src|gatsby-\\w+\\.tsx?$|package\\.json$)";

/** @param {readonly string[]} patterns of paths, from the project's folder */
const anyOf = (patterns) => patterns.map((pattern) => `^${pattern}`);

/** @param {string} room a folder, or files by a pattern */
const pathOf = (room) => (room.endsWith("$") ? room : `${room}/`);

const rules = Object.entries(rooms).flatMap(([room, { mayImport = [], mayLoad = [] }]) => {
  // An inner room has its own rule.
  const inner = Object.keys(rooms).filter((other) => other.startsWith(`${room}/`));
  const from = { path: `^${pathOf(room)}`, pathNot: anyOf(inner.map(pathOf)) };
  const known = [pathOf(room), ...mayImport];
  const imports = { path: ours, pathNot: anyOf([...known, ...mayLoad]) };
  const loads = { path: anyOf(mayLoad), pathNot: anyOf(known), dynamic: false };
  return [
    { name: `${room} imports from rooms that it may not`, from, to: imports },
    ...(mayLoad.length > 0 ? [{ name: `${room} imports what it may only load`, from, to: loads }] : []),
  ];
});

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
export const forbidden = [...rules, { name: "a circle", from: {}, to: { circular: true } }].map((rule) => ({
  ...rule,
  severity: "error",
}));

export const options = {
  // Imports of types count, too: they are arrows for a reader.
  tsPreCompilationDeps: true,
  doNotFollow: { path: "node_modules" },
  exclude: { path: "(^|/)node_modules/|\\.d\\.ts$|^(public|\\.cache)/" },
};
