import { z } from "zod";
import { argumentUsage } from "./cliCommands";
import { defineFact } from "./fact";
import { type NamedCommand, readAllCommands } from "./source/commands";

/** One row an argument or option of a command; the group is the command. */
export const cliOptions = defineFact({
  name: "cli-options",
  title: "Options of commands",
  source: "--help of @strapi/strapi, create-strapi-app, @strapi/upgrade and @strapi/sdk-plugin",
  columns: [
    { key: "command", label: "Command", kind: "code", isExtra: true },
    { key: "option", label: "Option", kind: "code" },
    { key: "choices", label: "Values", kind: "list", isExtra: true },
    { key: "default", label: "Default", kind: "code" },
    { key: "required", label: "Required", kind: "yesNo", isExtra: true },
    { key: "help", label: "What its help says", kind: "text", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    command: z.string(),
    option: z.string(),
    choices: z.array(z.string()),
    default: z.string().nullable(),
    required: z.boolean(),
    help: z.string(),
  }),
  extract: async (platform) => (await readAllCommands(platform)).flatMap(rowsOf),
});

function rowsOf(command: NamedCommand) {
  const common = { group: command.words, command: command.words };
  const args = command.arguments.map((argument) => ({
    id: `${command.words} ${argumentUsage(argument)}`,
    ...common,
    option: argumentUsage(argument),
    choices: argument.choices,
    default: argument.default,
    required: argument.required,
    help: argument.description,
  }));
  const options = command.options.map((option) => ({
    id: `${command.words} ${option.name}`,
    ...common,
    option: option.flags,
    choices: option.choices,
    default: option.default,
    required: option.isMandatory,
    help: option.description,
  }));
  return [...args, ...options];
}
