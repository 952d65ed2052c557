import { prepareLab, startLab } from "../platform/lab";
import { type Chain, chainsOf, changesPlatform } from "./chains";
import { checkCommands } from "./cli/checkCommands";
import { checkCode } from "./code/checkCode";
import type { PlacedSample } from "./collect";
import { type Outcome, type Outcomes, outcomesOf } from "./outcome";
import { verifyRecipe } from "./recipe/verifyRecipe";
import { runChains } from "./runChains";
import type { VerifyOptions } from "./verifyOptions";

/** Samples between two lines of progress. */
const progressEvery = 50;

/**
 * Runs samples on a freshly seeded lab, and checks those that have no response.
 *
 * @throws {Failure} if the lab can't be installed, started, or reached
 */
export async function verify(samples: readonly PlacedSample[], options: VerifyOptions): Promise<Outcomes> {
  if (samples.length === 0) return new Map();
  await prepareLab();
  const ordinary = samples.filter(({ page }) => page.projectFiles.length === 0);
  const outcomes = new Map(await verifyInLab(ordinary, options));
  const recipes = samples.filter(({ page }) => page.projectFiles.length > 0);
  for (const page of new Set(recipes.map((placed) => placed.page))) {
    const own = recipes.filter((placed) => placed.page === page);
    for (const [placed, outcome] of await verifyRecipe(own, options)) outcomes.set(placed, outcome);
  }
  return outcomes;
}

async function verifyInLab(samples: readonly PlacedSample[], options: VerifyOptions): Promise<Outcomes> {
  if (samples.length === 0) return new Map();
  const answered = await answers(chainsOf(samples), options);
  // The type checker and the programs with --help take a core each.
  const [code, commands] = await Promise.all([checkCode(samples, options.name), checkCommands(samples)]);
  return new Map(samples.map((placed) => [placed, outcomesOf(placed, [code, answered, commands])]));
}

/** Chains share a lab, except those that change the platform itself: each of them gets its own. */
async function answers(chains: readonly Chain[], options: VerifyOptions): Promise<Outcomes> {
  const progress = counter(chains.flat().length, options.log);
  const alone = chains.filter(changesPlatform).map((chain) => [chain]);
  const together = chains.filter((chain) => !changesPlatform(chain));
  const outcomes = new Map<PlacedSample, readonly Outcome[]>();
  for (const group of [together, ...alone]) {
    if (group.length === 0) continue;
    const lab = await startLab({ name: options.name, port: options.port, clock: "fixed" });
    try {
      for (const [placed, outcome] of await runChains(group, lab, progress)) outcomes.set(placed, outcome);
    } finally {
      await lab.stop();
    }
  }
  return outcomes;
}

function counter(total: number, log: (line: string) => void): (samples: number) => void {
  let done = 0;
  return (samples) => {
    const before = Math.floor(done / progressEvery);
    done += samples;
    if (Math.floor(done / progressEvery) > before) log(`  ${done} of ${total} requests and calls`);
  };
}
