import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import type { Action } from "../action";
import { ignoredBy } from "./ignored";
import { composeProblems, dockerfileProblems, type Project } from "./problems";
import { ignoreText, written } from "./written";

const manifest = z.object({ scripts: z.record(z.string(), z.unknown()) });

/** Holds the files of a page against the project in a folder. @returns a sentence for each problem. */
export function lint(folder: string, actions: readonly Action[]): string[] {
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false }) !== undefined;
  const isIgnored = ignoredBy(ignoreText(actions));
  const project: Project = {
    has: (path) => isFile(path) && !isIgnored(path),
    scripts: manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).scripts,
    variables: new Map(
      Object.entries(parseEnv(readFileSync(join(folder, ".env"), "utf8"))).map(([name, value]) => [
        name,
        value ?? "",
      ]),
    ),
  };
  return [
    ...written(actions, /^Dockerfile/).flatMap(({ path, text }) => dockerfileProblems(path, text, project)),
    ...written(actions, /^compose/).flatMap(({ text }) => composeProblems(text, project, isFile)),
    ...variableProblems(actions, project.variables),
  ];
}

/** The page shows the project's `.env`: the same names in the same order, and the same values but for secrets (`…`). */
function variableProblems(actions: readonly Action[], actual: Project["variables"]): string[] {
  return written(actions, /^\.env$/).flatMap(({ text }) => {
    const shown = new Map(Object.entries(parseEnv(text)));
    const names = [[...shown.keys()].join(" "), [...actual.keys()].join(" ")];
    if (names[0] !== names[1]) return [`.env has ${names[1]}, the page shows ${names[0]}.`];
    return [...shown]
      .filter(([name, value]) => value !== "…" && value !== actual.get(name))
      .map(([name, value]) => `.env has ${name}=${actual.get(name)}, the page shows ${value}.`);
  });
}
