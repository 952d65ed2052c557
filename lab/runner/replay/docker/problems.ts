import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { z } from "zod";
import { type RecipeStep, readStages, type Stage } from "./recipe";

/** A new project, as files on the page speak of it. */
export interface Project {
  /** Whether a path is in the project and not ignored: a file or a folder that an image can get. */
  readonly has: (path: string) => boolean;
  readonly scripts: Readonly<Record<string, unknown>>;
  /** Of `.env`. */
  readonly variables: ReadonlyMap<string, string>;
}

/** What is wrong with a Dockerfile: by its grammar, and for this project. Each is a sentence. */
export function dockerfileProblems(name: string, text: string, project: Project): string[] {
  const grammar = validate(text).map(({ range, message }) => `${name}:${range.start.line + 1} ${message}`);
  const stages = readStages(text);
  const found = stages.flatMap((stage) => [
    ...stage.steps.flatMap((step) => stepProblems(step, stages, project)),
    ...stage.ports
      .filter((port) => port !== project.variables.get("PORT"))
      .map((port) => `EXPOSE ${port} is not the PORT of .env.`),
  ]);
  return [...grammar, ...found.map((problem) => `${name}: ${problem}`)];
}

function stepProblems(step: RecipeStep, stages: readonly Stage[], { has, scripts }: Project): string[] {
  if (step.does === "run") {
    const script = /^npm run (\S+)$/.exec(step.command)?.[1];
    return script === undefined || script in scripts ? [] : [`package.json has no script "${script}".`];
  }
  const { from, sources } = step;
  // The files of a stage are known only after it is built.
  if (from !== null) return stages.some(({ name }) => name === from) ? [] : [`There is no stage "${from}".`];
  return sources
    .filter((source) => source !== "." && !has(source))
    .map((source) => `The project has no ${source} to copy.`);
}

const service = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  env_file: z.string().optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()).default({}),
});

/**
 * What a Compose file refers to and doesn't exist: files, services, volumes, variables, the port of the project, and the host of
 * its database, which must be a service.
 *
 * @param isFile whether the project has a file that needs no image
 */
export function composeProblems(
  text: string,
  { variables }: Project,
  isFile: (path: string) => boolean,
): string[] {
  const file = compose.parse(parse(text));
  const used = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name);
  const host = variables.get("DATABASE_HOST") ?? "";
  const services = Object.values(file.services).flatMap(({ build, env_file, ports, volumes, depends_on }) => [
    ...[build?.dockerfile, env_file]
      .filter((name) => name !== undefined && !isFile(name))
      .map((name) => `There is no file ${name}.`),
    ...Object.keys(depends_on)
      .filter((name) => !(name in file.services))
      .map((name) => `There is no service ${name}.`),
    ...ports
      .filter((port) => port.split(":").at(-1) !== variables.get("PORT"))
      .map((port) => `${port} is not the PORT of .env.`),
    ...volumes
      .flatMap((volume) => volumeName(volume))
      .filter((name) => !(name in file.volumes))
      .map((name) => `There is no volume ${name}.`),
  ]);
  return [
    ...services,
    ...used.filter((name) => !variables.has(name)).map((name) => `.env has no ${name}.`),
    ...(host in file.services ? [] : [`DATABASE_HOST is ${host}, and no service has this name.`]),
  ];
}

/** Of `name:/folder`; a folder of the project or of the container has no name. */
function volumeName(volume: string): string[] {
  const [name = ""] = volume.split(":");
  return /^[./]/.test(name) ? [] : [name];
}
