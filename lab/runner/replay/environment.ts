import { delimiter } from "node:path";

/** Variables that npm sets for the scripts it runs. A reader's shell doesn't have them. */
const ofNpm =
  /^(npm_(?!config_(registry|nodedir|cafile|https?_proxy|noproxy)$)|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$)/i;

/**
 * The environment of a reader's shell: without npm's variables, with the package managers, and without prompts that
 * appear only with a network.
 *
 * @param tools the folder of yarn and pnpm
 */
export function readersEnvironment(own: NodeJS.ProcessEnv, tools: string, port: number): NodeJS.ProcessEnv {
  const kept = Object.entries(own).filter(([name]) => !ofNpm.test(name));
  const folders = (own.PATH ?? "").split(delimiter);
  const path = [tools, ...folders.filter((folder) => !/node_modules/.test(folder))];
  return {
    ...Object.fromEntries(kept),
    PATH: path.join(delimiter),
    PORT: String(port),
    STRAPI_TELEMETRY_DISABLED: "true",
    BROWSER: "none",
    // npx asks before it downloads a package.
    npm_config_yes: "true",
    ...(needsEngineCheckOff(process.versions.node) ? { YARN_IGNORE_ENGINES: "true" } : {}),
  };
}

/** Yarn 1 rejects two packages on Node older than 22.13, as dev-docs/installation/cli says; npm and pnpm only warn. */
export function needsEngineCheckOff(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < 22 || (major === 22 && minor < 13);
}
