import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type { SandboxFile, SandboxFiles } from "../../../shared/sandboxFiles";
import type { SandboxRequest, SandboxResponse } from "../../../src/sandbox/sandbox";
import { siteDir } from "../../support/siteDir.mjs";

const sandboxFilesPath = "/sandbox/files";

/** The sandbox's files in the built site; undefined where it was built without. */
export function builtSandbox(): SandboxFiles | undefined {
  const folder = join(siteDir, sandboxFilesPath);
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  const fileOf = (start: string): SandboxFile | undefined => {
    const name = names.find((one) => one.startsWith(`${start}-`) && !/\.(br|gz)$/.test(one));
    return name === undefined
      ? undefined
      : { path: `${sandboxFilesPath}/${name}`, bytes: statSync(join(folder, name)).size };
  };
  const [engine, sqlite, data] = ["engine", "sqlite", "seed"].map(fileOf);
  const [graphql, script] = ["graphql", "script"].map(fileOf);
  if (!engine || !sqlite || !data || !graphql || !script) return undefined;
  return { engine, sqlite, data, chunks: { graphql, script } };
}

/** Gives an open page the site's own client of the sandbox, as a script of it would have it. */
export async function addSandboxClient(page: Page, files: SandboxFiles): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { openSandbox } from "./src/sandbox/sandbox"; globalThis.openSandbox = openSandbox;',
      resolveDir: resolve(),
    },
    bundle: true,
    write: false,
    format: "iife",
    define: { __SANDBOX__: JSON.stringify(files) },
    plugins: [
      {
        name: "gatsby",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^gatsby$/ }, () => ({ path: "gatsby", namespace: "gatsby" }));
          onLoad({ filter: /./, namespace: "gatsby" }, () => ({
            contents: "export const withPrefix = (path) => path;",
          }));
        },
      },
    ],
  });
  await page.evaluate(outputFiles[0]?.text ?? "");
}

export function send(page: Page, request: SandboxRequest): Promise<SandboxResponse> {
  return page.evaluate((sent) => Reflect.get(globalThis, "openSandbox")("test").request(sent), request);
}
