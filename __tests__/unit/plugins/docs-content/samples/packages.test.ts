import { importedPackages, installedPackages } from "../../../../../plugins/docs-content/samples/packages";

describe("importedPackages", () => {
  it.each([
    ['import { errors } from "@strapi/utils";', ["@strapi/utils"]],
    ['import type { Context } from "koa";', ["koa"]],
    ['import type {\n  Core,\n} from "@strapi/strapi";', ["@strapi/strapi"]],
    ['import "@strapi/strapi/admin";', ["@strapi/strapi"]],
    ['export { qs } from "qs/lib/index.js";', ["qs"]],
    ["const { env } = require('@strapi/utils');", ["@strapi/utils"]],
    ['const path = require.resolve("koa/package.json");', ["koa"]],
    ['const page = () => import("react-intl");', ["react-intl"]],
    ['let koa: import("koa").Context;', ["koa"]],
    ['declare module "@strapi/types" {}', ["@strapi/types"]],
  ])("finds the package in %s", (code, packages) => {
    expect(importedPackages(code)).toEqual(packages);
  });

  it("names each once", () => {
    expect(importedPackages('import a from "a";\nimport b from "b";\nimport c from "a/c";')).toEqual([
      "a",
      "b",
    ]);
  });

  it("leaves out files of the project and modules of Node.js", () => {
    const own = 'import a from "./a";\nimport b from "../b";\nimport c from "/c";';
    const nodes =
      'import fs from "node:fs/promises";\nimport path from "path";\nconst c = require("crypto");';
    expect(importedPackages(`${own}\n${nodes}`)).toEqual([]);
  });
});

describe("installedPackages", () => {
  it.each([
    ["npm install @strapi/utils@5.54.0", ["@strapi/utils"]],
    ["npm install --save-dev typescript@^5 @types/koa", ["typescript", "@types/koa"]],
    ["npm i qs", ["qs"]],
    ["npm install", []],
    ["npm uninstall mysql", []],
    ["npx create-strapi-app", []],
  ])("reads what %s adds", (command, packages) => {
    expect(installedPackages(command)).toEqual(packages);
  });
});
