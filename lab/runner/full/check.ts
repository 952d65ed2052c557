import { basename, join } from "node:path";
import { checkIntegrations } from "../integrations/check";
import { readClients } from "../integrations/client";
import { Failure, root, run } from "../project";
import { isReplayed, replayedPages, replayPages } from "../replay/check";
import { collectPages, pageMatches } from "../samples/collect";
import { checkNewProjects } from "./newProjects/check";
import { drawRecipes, standsAlone } from "./newProjects/draw";
import { type Part, runParts } from "./runParts";
import { stateOfFiles } from "./stateOfFiles";

interface FullCheck {
  readonly content: string;
  /** All pages, and the sandbox, when empty. */
  readonly pages: readonly string[];
  /** Only replays, with this package manager. */
  readonly manager: string;
  /** Draws the recipes that run in new projects. */
  readonly seed: string;
  /** What a short check does: samples and claims. */
  readonly short: readonly Part[];
  readonly log: (line: string) => void;
}

/**
 * Everything that a short check does, and what takes too long for it: replays of the installation pages, recipes in new
 * projects, and comparisons of facts and the sandbox with the lab. A check of all pages continues where an earlier one was
 * interrupted.
 *
 * @returns how many problems it found.
 * @throws {Failure} when a package manager is named and none of the pages is replayed.
 */
export async function checkFully({ content, pages, manager, seed, short, log }: FullCheck): Promise<number> {
  const replayed = pages.length === 0 ? replayedPages : pages.filter(isReplayed);
  if (manager !== "" && replayed.length === 0)
    throw new Failure(`Only these pages are replayed: ${replayedPages.join(", ")}.`);
  const replays = replayed.map(
    (page): Part => ({
      name: `Replay of ${page}`,
      run: () => replayPages(content, [page], { manager, log }),
    }),
  );
  const isWhole = pages.length === 0 && manager === "";
  const recipes = manager === "" ? await newProjects({ content, pages, seed, log }) : [];
  const clients = manager === "" ? clientsOf({ content, pages, log }) : [];
  const parts = [
    ...(manager === "" ? short : []),
    ...replays,
    ...recipes,
    ...clients,
    ...(isWhole ? comparisons : []),
  ];
  // Programs that a page started must not outlive this process.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const state = isWhole ? await stateOfFiles() : undefined;
  const problems = await runParts(parts, {
    state,
    file: join(root, "lab", "platform", ".tmp", "full-check.json"),
    log,
  });
  log(problems === 0 ? "\nThe full check found no problem." : `\nThe full check found ${problems} problems.`);
  return problems;
}

/** None where no page that is checked is a recipe for any project. */
async function newProjects({
  content,
  pages,
  seed,
  log,
}: Pick<FullCheck, "content" | "pages" | "seed" | "log">): Promise<Part[]> {
  const recipes = drawRecipes((await collectPages(content, pages)).filter(standsAlone), seed);
  if (recipes.length === 0) return [];
  const names = recipes.map(({ file }) => basename(file, ".mdx")).join(", ");
  return [
    {
      name: `New projects for ${names} (--seed ${seed})`,
      run: () => checkNewProjects(recipes, { content, log }),
    },
  ];
}

/** None where no page that is checked has a client. */
function clientsOf({ content, pages, log }: Pick<FullCheck, "content" | "pages" | "log">): Part[] {
  const clients = readClients([]).filter(
    ({ page }) => pages.length === 0 || pages.some((word) => pageMatches(word, page)),
  );
  if (clients.length === 0) return [];
  return [
    { name: "Clients of the integration pages", run: () => checkIntegrations(clients, { content, log }) },
  ];
}

/** Other commands do it, which report problems themselves. */
const comparisons: readonly Part[] = [
  { name: "Facts, compared with the packages", run: () => command("lab", "facts", "--check") },
  { name: "The sandbox's data, compared with the lab", run: () => command("sandboxData", "--check") },
  { name: "Generated requests to the sandbox, compared with the lab", run: () => command("sandboxFuzz") },
];

async function command(...words: readonly string[]): Promise<number> {
  const { code } = await run(process.execPath, [join(root, "scripts", "cli.mjs"), ...words]);
  return code === 0 ? 0 : 1;
}
