import { parseHelp } from "../../../../runner/samples/cli/parseHelp";

const help = parseHelp(`Usage: strapi [options] [command]

Options:
  -v, --version                     Output the version number
  --ts, --typescript                Use it (default)
  --no-run                          Do not start --really
  --dbclient <dbclient>             A client, such as --one
  --log [level]                     Perhaps with a level,
                                    over two lines
  --quiet
  -p, --project-path <project-path>  A path

Commands:
  admin:create-user|admin:create [options]  Create a new admin
  build [options]                           Build it
  to [options] <target>                     A version
  cloud
`);

it("knows every name of a command", () => {
  expect([...help.commands]).toEqual(["admin:create-user", "admin:create", "build", "to", "cloud"]);
});

it("knows every spelling of an option, and whether a value follows", () => {
  expect(help.options).toEqual([
    { flags: ["-v", "--version"], value: "none" },
    { flags: ["--ts", "--typescript"], value: "none" },
    { flags: ["--no-run"], value: "none" },
    { flags: ["--dbclient"], value: "required" },
    { flags: ["--log"], value: "optional" },
    { flags: ["--quiet"], value: "none" },
    { flags: ["-p", "--project-path"], value: "required" },
  ]);
});

it("finds nothing in a text that is no help", () => {
  expect(parseHelp("Error: no such command\n  at line 1\n")).toEqual({ commands: new Set(), options: [] });
});
