import { z } from "zod";
import { defineFact } from "./fact";
import { type NamedCommand, readAllCommands } from "./source/commands";

/** One row a command of the command line programs. */
export const cliCommands = defineFact({
  name: "cli-commands",
  title: "Commands",
  source: "--help of @strapi/strapi, create-strapi-app, @strapi/upgrade and @strapi/sdk-plugin",
  columns: [
    { key: "command", label: "Command", kind: "code" },
    { key: "aliases", label: "Other names", kind: "list" },
    { key: "help", label: "What its help says", kind: "text", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    command: z.string(),
    aliases: z.array(z.string()),
    help: z.string(),
  }),
  extract: async (platform) => (await readAllCommands(platform)).map(rowOf),
});

function rowOf({ words, program, name, aliases, arguments: args, description }: NamedCommand) {
  const written = name.split(" ").slice(1);
  const usage = [words, ...written, ...args.map(argumentUsage)].join(" ");
  return { id: words, group: program, command: usage, aliases, help: description.trim() };
}

/** `<target>` when it has to be there, `[directory]` when not, as in `--help`. */
export function argumentUsage({ name, required, variadic }: NamedCommand["arguments"][number]): string {
  const text = variadic ? `${name}...` : name;
  return required ? `<${text}>` : `[${text}]`;
}
