import { checkCommand } from "../../../../runner/samples/cli/checkCommand";
import { type Help, parseHelp } from "../../../../runner/samples/cli/parseHelp";

const pages: Readonly<Record<string, string>> = {
  "": "Options:\n  -h, --help  Help\n\nCommands:\n  export [options]  Export\n  openapi  Specifications\n",
  export: "Options:\n  --no-encrypt  Plain\n  -f, --file <file>  File\n",
  openapi: "Commands:\n  generate [options]  Generate\n",
  "openapi generate": "Options:\n  -o, --output <path>  Path\n",
};
const asked: string[] = [];
const help = async (_: { script: string }, commands: readonly string[]): Promise<Help> => {
  asked.push(commands.join(" "));
  return parseHelp(pages[commands.join(" ")] ?? "");
};
const check = (line: string) => checkCommand(line, { strapi: "strapi" }, help);

it.each([
  "npm run strapi -- export --no-encrypt --file backup",
  "npm run strapi export -- --file=backup -f --not-a-flag",
  "strapi openapi generate -o spec.json && cd x",
  "strapi --help",
])("finds nothing wrong with %p", async (line) => {
  expect(await check(line)).toEqual({ problems: [], wasAsked: true });
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

it("asks nobody about a command that is not the platform's", async () => {
  asked.length = 0;
  expect(await check("npm install pg")).toEqual({ problems: [], wasAsked: false });
  expect(asked).toEqual([]);
});
