import { readFileSync } from "node:fs";
import { allowed, allowedPlugins } from "../../../scripts/sandbox/data/allowed";
import { dataText, readData } from "../../../scripts/sandbox/data/files";

const data = readData();

test("the data has the tables and columns that may leave the lab, and no others", () => {
  const found = Object.fromEntries(data.tables.map(({ name, columns }) => [name, columns]));
  expect(found).toEqual(allowed);
  const private_ = Object.keys(allowed).filter((name) => /^(admin|up|strapi|sqlite)_/.test(name));
  expect(private_).toEqual([]);
});

test("the types are the project's, and those whose entries it shows", () => {
  const plugins = Object.keys(data.contentTypes).filter((uid) => !uid.startsWith("api::"));
  expect(plugins.sort()).toEqual([...allowedPlugins].sort());
});

test("no password, token, or account of the lab is in it", () => {
  const text = dataText(data);
  expect(text).not.toMatch(/\$2[aby]\$|eyJ[\w-]{10}|Throw-away|@saffron\.example.*password|[0-9a-f]{64}/);
  for (const name of ["nora@", "paul@", "mei@", "sam@", "reader@", "editor@"])
    expect(text).not.toContain(name);
});

test("the file is as the script writes it", () => {
  expect(dataText(data)).toBe(readFileSync("sandbox/data/seed.json", "utf8"));
});
