import { cpSync, mkdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { Failure } from "../../project";
import type { Terminal } from "../terminal";
import type { RecipeStep, Stage } from "./recipe";

interface Place {
  readonly project: string;
  /** Whether a path of the project stays out of images. */
  readonly isIgnored: (path: string) => boolean;
  /** Stages by their names, as folders. */
  readonly stages: Map<string, string>;
  /** A shell in the folder of a stage, with its variables. */
  readonly terminalFor: (stage: Stage, folder: string) => Terminal;
  readonly log: (line: string) => void;
}

/**
 * Does the COPY and RUN lines of a stage in a folder instead of an image. Lines that prepare the image itself, with paths
 * from its root on, are left out and said so.
 */
export async function makeStage(stage: Stage, folder: string, place: Place): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (stage.name !== null) place.stages.set(stage.name, folder);
  for (const step of stage.steps) {
    const started = performance.now();
    const done =
      step.does === "copy"
        ? copy(step, stage, folder, place)
        : await execute(step.command, stage, folder, place);
    place.log(`  ${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
}

function copy(
  { from, sources, target }: Extract<RecipeStep, { does: "copy" }>,
  { workdir }: Stage,
  folder: string,
  { project, isIgnored, stages }: Place,
): string {
  const base = from === null ? project : stages.get(from);
  if (base === undefined) throw new Failure(`COPY --from=${from}: there is no such stage.`);
  for (const source of sources) {
    const path = join(base, source.replace(new RegExp(`^${workdir}/?`), ""));
    const into = /\/$/.test(target) ? join(folder, target, basename(path)) : join(folder, target);
    const isTaken = (file: string) => from !== null || !isIgnored(relative(project, file));
    cpSync(path, into, { recursive: true, verbatimSymlinks: true, filter: isTaken });
  }
  return `COPY ${sources.join(" ")} ${target}`;
}

async function execute(command: string, stage: Stage, folder: string, place: Place): Promise<string> {
  if (command.includes(` ${stage.workdir}`)) return `RUN ${command}: not run, it prepares the image`;
  await place.terminalFor(stage, folder).run(command);
  return `RUN ${command}`;
}
