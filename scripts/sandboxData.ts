import { Failure, Help } from "./command/failure.mjs";
import { dataText, readData, writeData } from "./sandbox/data/files";
import { readLab } from "./sandbox/data/readLab";

const usage = `npm run sandbox:data [-- --check]

Writes the data of the sandbox's engine from the lab's seeded platform; with --check compares and writes nothing.`;

/** `npm run sandbox:data` writes the data of the sandbox's engine; with `-- --check` it compares and writes nothing. */
export async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes("--help") || argv.includes("-h")) throw new Help(usage);
  const data = await readLab();
  if (argv.includes("--check") && dataText(data) !== dataText(readData()))
    throw new Failure("The sandbox's data is not that of the lab: npm run sandbox:data writes it anew.");
  if (!argv.includes("--check")) writeData(data);
  const rows = data.tables.reduce((sum, table) => sum + table.rows.length, 0);
  console.log(`Strapi ${data.strapi}: ${data.tables.length} tables, ${rows} rows.`);
}
