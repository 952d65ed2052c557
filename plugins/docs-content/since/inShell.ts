import { commandsOf } from "../compile/sampleFence";
import type { UsedFact } from "./usedFact";

/** How commands begin, and the program that `cli-commands` and `cli-options` call it. */
const programs: readonly (readonly [beginning: RegExp, program: string])[] = [
  [/^(?:npm run|yarn run|yarn|pnpm run|pnpm) strapi$/, "strapi"],
  [/^(?:npx|yarn|pnpm|npm exec|pnpm exec) strapi$/, "strapi"],
  [/^strapi$/, "strapi"],
  [/^(?:npx|pnpm dlx|yarn dlx) @strapi\/upgrade(?:@\S+)?$/, "upgrade"],
  [/^(?:npx|pnpm dlx|yarn dlx) create-strapi-app(?:@\S+)?$/, "create-strapi-app"],
  [/^(?:npm|pnpm|yarn) create strapi(?:-app)?(?:@\S+)?$/, "create-strapi-app"],
];

/** Scripts of a new project that run the command of the same name. */
const script = /^(?:npm run|yarn run|yarn|pnpm run|pnpm) (build|develop|start)$/;

/** The platform's commands, and their long options. */
export function usedInShell(text: string): UsedFact[] {
  return commandsOf(text)
    .flatMap((line) => line.split(/\s(?:&&|\|\||;|\|)\s/))
    .flatMap(usedByCommand);
}

function usedByCommand(command: string): UsedFact[] {
  // Variables, and the separator after which npm hands options on.
  const words = command
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "--" && !/^\w+=/.test(word));
  for (const count of [1, 2, 3]) {
    const beginning = words.slice(0, count).join(" ");
    const rest = words.slice(count);
    const program = programs.find(([pattern]) => pattern.test(beginning))?.[1];
    if (program) return factsOf(program, rest);
    const [, name] = script.exec(beginning) ?? [];
    if (name) return factsOf("strapi", [name, ...rest]);
  }
  return [];
}

/** Subcommands are the words before the first option or argument; which of them are commands, history.json knows. */
function factsOf(program: string, words: readonly string[]): UsedFact[] {
  const options = words.filter((word) => /^--[a-z]/.test(word)).map((word) => word.replace(/=.*$/, ""));
  const end = words.findIndex((word) => word.startsWith("-"));
  const subcommands = end < 0 ? words : words.slice(0, end);
  const commands = subcommands.slice(0, 3).map((_, index) => subcommands.slice(0, index + 1).join(" "));
  return [
    ...optionsOf(program, options),
    ...commands.flatMap((name) => {
      const id = `${program} ${name}`;
      return [{ kind: "cli-commands", id, name }, ...optionsOf(id, options)];
    }),
  ];
}

function optionsOf(command: string, options: readonly string[]): UsedFact[] {
  return options.map((name) => ({ kind: "cli-options", id: `${command} ${name}`, name }));
}
