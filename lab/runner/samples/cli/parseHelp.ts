/** An option as a program's help lists it. */
export interface HelpOption {
  readonly flags: readonly string[];
  /** Whether a value follows: always, perhaps, or never. */
  readonly value: "required" | "optional" | "none";
}

/** The --help of a program, or of one of its commands. */
export interface Help {
  /** Commands by each of their names. */
  readonly commands: ReadonlySet<string>;
  readonly options: readonly HelpOption[];
}

/** Reads the help that Commander prints: sections with two spaces before each name. */
export function parseHelp(text: string): Help {
  const commands = new Set<string>();
  const options: HelpOption[] = [];
  let section = "";
  for (const line of text.split("\n")) {
    const heading = /^(\w+):/.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    const entry = /^ {2}(\S.*?)(?: {2,}|$)/.exec(line)?.[1];
    if (entry === undefined) continue;
    if (section === "Options") options.push(optionOf(entry));
    if (section === "Commands") for (const name of (entry.split(" ")[0] ?? "").split("|")) commands.add(name);
  }
  return { commands, options };
}

function optionOf(entry: string): HelpOption {
  const flags = entry.match(/(?<![\w-])--?[A-Za-z][\w-]*/g) ?? [];
  const value = /<[^>]+>/.test(entry) ? "required" : /\[[^\]]+\]/.test(entry) ? "optional" : "none";
  return { flags, value };
}
