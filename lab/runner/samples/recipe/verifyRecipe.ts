import { rmSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../../platform/folders";
import { type RunningLab, startLab } from "../../platform/lab";
import { type Chain, chainsOf } from "../chains";
import { checkCommands } from "../cli/checkCommands";
import { checkCode } from "../code/checkCode";
import type { SampleOfPage } from "../collect";
import { type Outcome, type Outcomes, outcomesOf } from "../outcome";
import { runChain } from "../runChains";
import type { VerifyOptions } from "../verifyOptions";
import { compileProject, type Language } from "./compileProject";
import { keepTypes } from "./recipeTypes";
import { sameInBoth } from "./sameInBoth";

/**
 * Runs the samples of a recipe in projects with its files: one in TypeScript, and one in JavaScript. Each chain of samples
 * gets a new project, because the tables of a recipe can differ from the lab's.
 *
 * @param samples of one page
 */
export async function verifyRecipe(
  samples: readonly SampleOfPage[],
  options: VerifyOptions,
): Promise<Outcomes> {
  const chains = chainsOf(samples);
  const types = join(folders.instances, `${options.name}-types`);
  const inTypeScript = await runIn("ts", chains, options, (lab) => keepTypes(lab, types));
  const inJavaScript = await runIn("js", chains, options);
  const code = await checkCode(samples, options.name, types);
  const commands = await checkCommands(samples);
  rmSync(types, { recursive: true, force: true });
  const responses = sameInBoth(inTypeScript, inJavaScript);
  return new Map(samples.map((sample) => [sample, outcomesOf(sample, [code, responses, commands])]));
}

/** @param onEnd called with the lab after each chain: code that runs earlier would change the chain's times and IDs */
async function runIn(
  language: Language,
  chains: readonly Chain[],
  { name, port }: VerifyOptions,
  onEnd: (lab: RunningLab) => Promise<void> = async () => undefined,
): Promise<Outcomes> {
  const outcomes = new Map<SampleOfPage, readonly Outcome[]>();
  for (const chain of chains) {
    const compiledFiles = compileProject(chain[0]?.page.projectFiles ?? [], language);
    const lab = await startLab({ name, port, clock: "fixed", compiledFiles });
    try {
      for (const [sample, outcome] of await runChain(chain, lab)) outcomes.set(sample, outcome);
      await onEnd(lab);
    } finally {
      await lab.stop();
    }
  }
  return outcomes;
}
