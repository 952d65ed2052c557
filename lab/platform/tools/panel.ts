import { createRequire } from "node:module";
import { join } from "node:path";

type Parts = Record<string, unknown>;

/** What the panel's own entry calls, in this order, before it renders. */
interface App extends Parts {
  register(customRegister: unknown): Promise<void>;
  bootstrap(customBootstrap: unknown): Promise<void>;
  loadTrads(translations: unknown): Promise<void>;
}

/** What the admin panel exports to plugins, and the class of which the panel makes one object at startup. */
export interface Panel {
  StrapiApp: new (options: { config: Parts; appPlugins: Parts }) => App;
  admin: Parts;
  contentManager: Parts;
  email: Parts;
  icons: Parts;
  designSystem: Parts;
  React: Parts;
  ReactDOM: Parts;
  window: Parts;
}

/** The folder of the project: this file is in its dist/tools/. */
const platform = join(__dirname, "..", "..");

const entry = `
  export { StrapiApp } from "./node_modules/@strapi/admin/dist/admin/admin/src/StrapiApp.mjs";
  export * as admin from "@strapi/admin/strapi-admin";
  export { default as contentManager } from "@strapi/content-manager/strapi-admin";
  export { default as email } from "@strapi/email/strapi-admin";
  export * as icons from "@strapi/icons";
  export * as designSystem from "@strapi/design-system";
  export * as React from "react";
  export * as ReactDOM from "react-dom/client";
`;

/** Globals of a browser that the panel's code reads as it loads. */
const globals = [
  "document",
  "navigator",
  "localStorage",
  "sessionStorage",
  "HTMLElement",
  "Element",
  "Node",
  "getComputedStyle",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "MutationObserver",
  "DocumentFragment",
  "SVGElement",
  "Event",
  "CustomEvent",
  "location",
  "history",
  "scroll",
];

let loaded: Promise<Panel> | undefined;

/**
 * Loads the admin panel's own code in a simulated browser, so that claims can call what plugins call. Bundling takes
 * seconds, so a lab does it once.
 */
export function loadPanel(): Promise<Panel> {
  loaded ??= bundle();
  return loaded;
}

async function bundle(): Promise<Panel> {
  const load = createRequire(join(platform, "package.json"));
  // Both come with the platform and the site's tests. A claim can't do without them, and nothing else needs them here.
  const { build } = load("esbuild");
  const { JSDOM } = load("jsdom");
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: platform },
    bundle: true,
    write: false,
    format: "cjs",
    platform: "browser",
    mainFields: ["module", "main"],
    conditions: ["import"],
    external: ["tty", "util", "path", "os", "fs", "stream", "crypto", "net", "tls"],
    loader: { ".svg": "text", ".png": "text", ".css": "empty", ".js": "jsx" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const { window } = new JSDOM('<!doctype html><div id="strapi"></div>', {
    url: "http://localhost:1337/admin",
    pretendToBeVisual: true,
  });
  const isEnabled = () => false;
  window.strapi = { backendURL: "http://localhost:1337", features: { isEnabled }, future: { isEnabled } };
  const module = { exports: {} };
  // As parameters, so that the server's own code still finds no window.
  const run = new Function("module", "exports", "require", "window", "self", ...globals, outputFiles[0].text);
  run(module, module.exports, load, window, window, ...globals.map((name) => window[name]));
  return { ...(module.exports as Omit<Panel, "window">), window };
}

/** An admin panel that has started with these plugins besides the Content Manager and Email, and with the project's own part. */
export async function startPanel(plugins: Parts = {}, project: Parts = {}) {
  const panel = await loadPanel();
  const config = (project.config ?? {}) as Parts;
  const appPlugins = { "content-manager": panel.contentManager, email: panel.email, ...plugins };
  const app = new panel.StrapiApp({ config, appPlugins });
  await app.register(project.register);
  await app.bootstrap(project.bootstrap);
  await app.loadTrads(config.translations);
  return { panel, app };
}
