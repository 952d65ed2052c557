import { inParallel } from "../platform/inParallel";
import { prepareLab, startLab } from "../platform/lab";
import { type Chain, chainsOf, changesPlatform } from "./chains";
import { checkCommands } from "./cli/checkCommands";
import { checkCode } from "./code/checkCode";
import type { SampleOfPage } from "./collect";
import { type Outcomes, outcomesOf } from "./outcome";
import { verifyRecipe } from "./recipe/verifyRecipe";
import { runChains } from "./runChains";
import type { VerifyOptions } from "./verifyOptions";

/** Samples between two lines of progress. */
const progressEvery = 50;

/** Verifies samples in one place. The name is for a lab. */
type Work = (name: string) => Promise<Outcomes>;

/**
 * Runs samples on a freshly seeded lab, and checks those that have no response.
 *
 * @throws {Failure} if the lab can't be installed, started, or reached
 */
export async function verify(samples: readonly SampleOfPage[], options: VerifyOptions): Promise<Outcomes> {
  if (samples.length === 0) return new Map();
  await prepareLab();
  const ordinary = samples.filter(({ page }) => page.projectFiles.length === 0);
  const recipes = samples.filter(({ page }) => page.projectFiles.length > 0);
  // Recipes take longer than the chains at the end of the others.
  const work = [...workOfRecipes(recipes, options), ...workInLab(ordinary, options)];
  const atOnce = options.port === 0 ? undefined : 1;
  const results = await inParallel(work, { name: options.name, atOnce }, (begin, name) => begin(name));
  return new Map(samples.map((sample) => [sample, outcomesOf(sample, results)]));
}

/** The response of a sample comes after the result of its type check, as outcomesOf requires. */
function workInLab(samples: readonly SampleOfPage[], options: VerifyOptions): Work[] {
  if (samples.length === 0) return [];
  return [
    (name) => checkCode(samples, name),
    ...workOfChains(chainsOf(samples), options),
    () => checkCommands(samples),
  ];
}

/** Chains share a lab, except those that change the platform itself: each of them gets its own. */
function workOfChains(chains: readonly Chain[], { port, log }: VerifyOptions): Work[] {
  const progress = counter(chains.flat().length, log);
  const alone = chains.filter(changesPlatform).map((chain) => [chain]);
  const together = chains.filter((chain) => !changesPlatform(chain));
  return [together, ...alone]
    .filter((group) => group.length > 0)
    .map(
      (group): Work =>
        async (name) => {
          const lab = await startLab({ name, port, clock: "fixed" });
          try {
            return await runChains(group, lab, progress);
          } finally {
            await lab.stop();
          }
        },
    );
}

function workOfRecipes(samples: readonly SampleOfPage[], options: VerifyOptions): Work[] {
  const pages = [...new Set(samples.map(({ page }) => page))];
  return pages.map((page): Work => {
    const own = samples.filter((sample) => sample.page === page);
    return (name) => verifyRecipe(own, { ...options, name });
  });
}

/** Labs that run side by side finish in any order, so each line has a round number. */
function counter(total: number, log: (line: string) => void): (samples: number) => void {
  let done = 0;
  return (samples) => {
    const before = Math.floor(done / progressEvery);
    done += samples;
    const now = Math.floor(done / progressEvery);
    if (now > before) log(`  ${now * progressEvery} of ${total} requests and calls`);
  };
}
