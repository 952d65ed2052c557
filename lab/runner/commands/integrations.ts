import { readArguments } from "../command";
import { checkIntegrations } from "../integrations/check";
import { readClients } from "../integrations/client";

export const usage = `npm run lab -- integrations [NAME…] [--node FOLDER]

Runs the clients in lab/integrations/ against the lab: the commands that their pages show must print what the pages show,
and the pages of a built website must show the sample data. A name is that of a folder, such as go or react.
With --node, the clients run with the program node in that folder, such as a newer one than the lab's.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { positionals, values } = readArguments(argv, { node: { type: "string" } });
  const content = process.env.DOCS_CONTENT ?? "content";
  const problems = await checkIntegrations(readClients(positionals), {
    content,
    node: values.node,
    log: console.log,
  });
  if (problems > 0) process.exitCode = 1;
}
