import { DockerfileParser } from "dockerfile-ast";
import { parse } from "yaml";
import { z } from "zod";

/** A command of a job, or of an image. */
export interface Step {
  /** What a shell gets, or the action's name. */
  readonly text: string;
  /** Why it isn't run here; undefined when it is. */
  readonly skipped: string | undefined;
}

export interface Job {
  /** `test.yml/nginx`, or `Dockerfile`. */
  readonly name: string;
  readonly steps: readonly Step[];
}

const workflowFile = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })).default([]),
    }),
  ),
});

/** The jobs of a workflow that have their own steps; a job that calls another workflow has none. */
export function jobsOf(text: string, file: string): readonly Job[] {
  return Object.entries(workflowFile.parse(parse(text)).jobs)
    .filter(([, { steps }]) => steps.length > 0)
    .map(([name, { steps }]) => ({
      name: `${file}/${name}`,
      steps: steps.map(({ uses, run }) =>
        run === undefined
          ? { text: `uses ${uses}`, skipped: "an action needs GitHub" }
          : { text: run, skipped: reasonToSkip(run) },
      ),
    }));
}

/** The commands of a Dockerfile's stages, without the options of `RUN`. */
export function dockerfileJob(text: string): Job {
  const runs = DockerfileParser.parse(text)
    .getInstructions()
    .filter((instruction) => instruction.getKeyword() === "RUN")
    .map((instruction) =>
      (instruction.getRawArgumentsContent() ?? "").replace(/^(?:--\S+\s*(?:\\\n\s*)?)+/, ""),
    );
  return { name: "Dockerfile", steps: runs.map((run) => ({ text: run, skipped: reasonToSkip(run) })) };
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/\bsudo\b|\bapt-get\b/, "it needs root and Debian's packages"],
  [/\bsecrets\.|\bwrangler\b/, "it needs a secret"],
];

/** Why a command can't be run on a developer's machine: it needs root or a secret. */
function reasonToSkip(command: string): string | undefined {
  return reasons.find(([pattern]) => pattern.test(command))?.[1];
}
