import { basename } from "node:path";
import { chainsOf } from "../../samples/chains";
import type { SampleOfPage } from "../../samples/collect";
import type { Outcome, Outcomes } from "../../samples/outcome";
import { runChain } from "../../samples/runChains";
import { type RecipeProject, seedProject } from "./recipeProject";
import { serveProject } from "./serve";
import { strapiLog } from "./shell";

/** Sends the requests of a page to a project. Each chain of samples begins with the seeded data, in a Strapi of its own. */
export async function runSamples(
  samples: readonly SampleOfPage[],
  project: RecipeProject,
): Promise<Outcomes> {
  const outcomes = new Map<SampleOfPage, readonly Outcome[]>();
  for (const chain of chainsOf(samples)) {
    seedProject(project);
    const lab = await serveProject(project, strapiLog(basename(project.folder)));
    try {
      for (const [sample, outcome] of await runChain(chain, lab)) outcomes.set(sample, outcome);
    } finally {
      await lab.stop();
    }
  }
  return outcomes;
}
