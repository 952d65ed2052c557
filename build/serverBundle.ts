import { resolve, sep } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** The parts of webpack's request for a module that tell how the module is used. */
interface Asked {
  request: string;
  readonly contextInfo: { readonly issuer?: string };
  readonly dependencies: readonly { readonly type?: string }[];
}

const ours = ["src", "shared"].map((folder) => resolve(folder) + sep);

/**
 * Leaves out of the bundle that renders pages what only browsers load, on demand: four of nine modules. Rendering awaits no
 * `import()`, so none of their code is called there.
 */
export function serverPlugins({ stage, plugins }: CreateWebpackConfigArgs): readonly object[] {
  if (stage !== "build-html") return [];
  const standIn = resolve("src", "app", "onlyInBrowsers.ts");
  return [
    plugins.normalModuleReplacement(/^\./, (asked: Asked) => {
      if (isOnDemand(asked)) asked.request = standIn;
    }),
  ];
}

/** Only if nothing of the same file asks for the module in another way: webpack asks for a module once. */
function isOnDemand({ contextInfo: { issuer = "" }, dependencies }: Asked): boolean {
  const isOurs = ours.some((folder) => issuer.startsWith(folder));
  return isOurs && dependencies.every(({ type }) => type === "import()");
}
