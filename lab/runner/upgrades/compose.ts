import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { labEnvironment } from "../platform/environment";
import { folders } from "../platform/folders";
import { Failure, run } from "../project";
import type { UpgradeProject } from "./project";

/** Outside of the lab: Strapi and Node would find its tsconfig.json and its packages. */
export const upgradesFolder = join(tmpdir(), "strapi-upgrades");

/** Packages with native code, which old releases download or compile. They are replaced by those of the lab. */
const native = ["better-sqlite3", "sharp", "@img", "detect-libc"];

/** Scripts of packages would download or compile native code. */
export const npmEnvironment = {
  npm_config_ignore_scripts: "true",
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_prefer_offline: "true",
};

/**
 * Writes a project as create-strapi-app of that release does, then the project's own files, and installs its packages.
 *
 * @throws {Failure} if npm fails
 */
export async function makeProject(project: UpgradeProject, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await copyTemplate(project, folder);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(packageOf(project), null, 2)}\n`);
  const { NODE_ENV: _, ...variables } = labEnvironment();
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, ".env"), `${lines.join("\n")}\n`);
  cpSync(join(project.folder, "files"), folder, { recursive: true });
  cpSync(join(project.folder, "seed.cjs"), join(folder, "seed.cjs"));
  mkdirSync(join(folder, ".tmp"), { recursive: true });
  const installed = await run("npm", ["install", "--loglevel=error"], {
    cwd: folder,
    env: npmEnvironment,
    quiet: true,
  });
  if (installed.code !== 0) throw new Failure(`npm install failed in ${folder}:\n${installed.output}`);
  await borrowNative(folder);
}

/** Hard links, which take no space. */
export async function borrowNative(folder: string): Promise<void> {
  for (const name of native) {
    rmSync(join(folder, "node_modules", name), { recursive: true, force: true });
    const source = join(folders.platform, "node_modules", name);
    await run("cp", ["--archive", "--link", source, join(folder, "node_modules", name)], { quiet: true });
  }
}

async function copyTemplate({ from, language }: UpgradeProject, folder: string): Promise<void> {
  const is4 = from.startsWith("4");
  const name = is4 ? "@strapi/generate-new" : "create-strapi-app";
  const place = join(upgradesFolder, "templates", from);
  if (!existsSync(join(place, "package"))) {
    mkdirSync(place, { recursive: true });
    const packed = await run("npm", ["pack", `${name}@${from}`, "--silent"], { cwd: place, quiet: true });
    const [archive = ""] = readdirSync(place).filter((file) => file.endsWith(".tgz"));
    if (packed.code !== 0) throw new Failure(`npm has no ${name}@${from}: ${packed.output}`);
    await run("tar", ["xzf", archive], { cwd: place });
    rmSync(join(place, archive));
  }
  const files = is4
    ? join(place, "package", "dist", "resources", "files", language)
    : join(place, "package", "templates", language === "ts" ? "vanilla" : "vanilla-js");
  cpSync(files, folder, { recursive: true });
  if (!is4) return;
  // Strapi 4 writes these by code.
  if (language === "ts")
    writeFileSync(join(folder, "tsconfig.json"), `${JSON.stringify(tsconfig, null, 2)}\n`);
  writeFileSync(join(folder, `config/database.${language}`), databaseOf(language));
  if (existsSync(join(folder, "gitignore")))
    renameSync(join(folder, "gitignore"), join(folder, ".gitignore"));
}

const tsconfig = {
  extends: "@strapi/typescript-utils/tsconfigs/server",
  compilerOptions: { outDir: "dist", rootDir: "." },
  include: ["./", "./**/*.ts", "./**/*.js", "src/**/*.json"],
  exclude: [
    "node_modules/",
    "build/",
    "dist/",
    ".cache/",
    ".tmp/",
    "src/admin/",
    "**/*.test.*",
    "src/plugins/**",
  ],
};

function databaseOf(language: "js" | "ts"): string {
  const path = language === "ts" ? "'..', '..'" : "'..'";
  const head =
    language === "ts"
      ? "import path from 'path';\n\nexport default"
      : "const path = require('path');\n\nmodule.exports =";
  return `${head} ({ env }) => ({
  connection: {
    client: 'sqlite',
    connection: { filename: path.join(__dirname, ${path}, env('DATABASE_FILENAME', '.tmp/data.db')) },
    useNullAsDefault: true,
  },
});
`;
}

function packageOf({ name, from, packages }: UpgradeProject): object {
  const is4 = from.startsWith("4");
  const own = ["@strapi/strapi", "@strapi/plugin-users-permissions", ...(is4 ? ["@strapi/plugin-i18n"] : [])];
  return {
    name,
    private: true,
    version: "0.1.0",
    scripts: { develop: "strapi develop", start: "strapi start", build: "strapi build", strapi: "strapi" },
    dependencies: {
      ...Object.fromEntries(own.map((one) => [one, from])),
      "better-sqlite3": is4 ? "8.6.0" : "11.3.0",
      react: "^18.0.0",
      "react-dom": "^18.0.0",
      "react-router-dom": is4 ? "5.3.4" : "^6.0.0",
      "styled-components": is4 ? "5.3.3" : "^6.0.0",
      ...packages,
    },
    devDependencies: is4
      ? {}
      : { typescript: "^5", "@types/node": "^20", "@types/react": "^18", "@types/react-dom": "^18" },
    engines: { node: ">=18.0.0 <=20.x.x", npm: ">=6.0.0" },
  };
}

export function readTree(folder: string): { path: string; text: string }[] {
  return ["package.json", ".env", "config", "src"].flatMap((part) => filesAt(folder, part));
}

function filesAt(folder: string, path: string): { path: string; text: string }[] {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!/^(config|src)/.test(path) || /\.\w+$/.test(path))
    return /\.(png|svg|md|gitkeep)$/.test(path) ? [] : [{ path, text: readFileSync(full, "utf8") }];
  return readdirSync(full).flatMap((name) => filesAt(folder, `${path}/${name}`));
}
