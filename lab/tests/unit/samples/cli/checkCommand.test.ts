import type { Command } from "../../../../runner/facts/source/commands";
import { checkCommand } from "../../../../runner/samples/cli/checkCommand";

type Option = Command["options"][number];

const command = (name: string, more: Partial<Command> = {}): Command => ({
  name,
  description: "",
  aliases: [],
  arguments: [],
  options: [],
  commands: [],
  ...more,
});

const option = (flags: string, takesValue: Option["takesValue"] = "none"): Option => ({
  flags,
  takesValue,
  name: flags,
  description: "",
  choices: [],
  default: null,
  isMandatory: false,
});

const strapi = command("strapi", {
  options: [option("-v, --version")],
  commands: [
    command("export", { options: [option("--no-encrypt"), option("-f, --file <file>", "required")] }),
    command("admin:create-user", { aliases: ["admin:create"] }),
    command("templates:generate <directory>"),
    command("openapi", {
      commands: [command("generate", { options: [option("-o, --output <path>", "required")] })],
    }),
  ],
});

const asked: string[] = [];
const readProgram = async (script: string): Promise<Command> => {
  asked.push(script);
  return strapi;
};
const check = (line: string) => checkCommand(line, { strapi: "strapi" }, readProgram);

it.each([
  "npm run strapi -- export --no-encrypt --file backup",
  "npm run strapi export -- --file=backup -f --not-a-flag",
  "strapi openapi generate -o spec.json && cd x",
  "strapi --help",
  "strapi --version && strapi export -h",
  "strapi admin:create",
  "strapi templates:generate folder",
])("finds nothing wrong with %p", async (line) => {
  expect(await check(line)).toEqual({ problems: [], isPlatforms: true });
});

it.each([
  ["strapi exprot", 'strapi has no command "exprot". Did you mean "export"?'],
  ["strapi openapi make", 'strapi openapi has no command "make".'],
  ["strapi export --encript", "strapi export has no option --encript."],
  ["strapi export --fil backup", 'strapi export has no option --fil. Did you mean "--file"?'],
  ["strapi export --no-encrypt -x", "strapi export has no option -x."],
])("finds what is wrong with %p", async (line, problem) => {
  const { problems } = await check(line);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

it("runs no program for a command that is not the platform's", async () => {
  asked.length = 0;
  expect(await check("npm install pg")).toEqual({ problems: [], isPlatforms: false });
  expect(asked).toEqual([]);
});
