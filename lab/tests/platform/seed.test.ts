import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { folders } from "../../runner/platform/folders";
import { prepareLab, seedInto } from "../../runner/platform/lab";

const again = join(folders.tmp, "seed-test");

beforeAll(async () => {
  await prepareLab();
  await seedInto(again);
}, 900_000);
afterAll(() => rmSync(again, { recursive: true, force: true }));

/** Every row of every table, written by a process that has the lab's packages. */
function rowsOf(folder: string): string {
  const program = `
    const database = new (require(${JSON.stringify(sqlite())}))(${JSON.stringify(join(folder, "data.db"))});
    const tables = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
    const rows = tables.map(({ name, sql }) => [sql, database.prepare('SELECT * FROM "' + name + '"').all()]);
    process.stdout.write(JSON.stringify(rows));`;
  return execFileSync(process.execPath, ["-e", program], { encoding: "utf8", maxBuffer: 2 ** 28 });
}

const sqlite = () => createRequire(join(folders.platform, "package.json")).resolve("better-sqlite3");

function filesOf(folder: string): [string, string][] {
  const uploads = join(folder, "public", "uploads");
  return readdirSync(uploads)
    .sort()
    .map((name) => [name, readFileSync(join(uploads, name)).toString("base64")]);
}

it("writes the same rows, byte for byte, when it runs again", () => {
  const rows = rowsOf(again);
  expect(rows.length).toBeGreaterThan(100_000);
  expect(rows === rowsOf(folders.pristine)).toBe(true);
});

it("draws the same pictures", () => {
  expect(filesOf(again).length).toBeGreaterThan(8);
  expect(filesOf(again)).toEqual(filesOf(folders.pristine));
});

it("makes the same tokens", () => {
  const accounts = (folder: string) => readFileSync(join(folder, "accounts.json"), "utf8");
  expect(accounts(again)).toBe(accounts(folders.pristine));
});
