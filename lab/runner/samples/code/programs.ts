import { join } from "node:path";
import { folders } from "../../platform/folders";

/** One run of the compiler: which files it is for, and the options that a project compiles them with. */
export interface Program {
  readonly name: string;
  /** @param file from the project's folder on: src/admin/app.tsx */
  has(file: string): boolean;
  /** The tsconfig.json that it extends. */
  readonly base: string;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
}

/** The files that create-strapi-app writes to a new project, from its package in the lab. */
const template = join(folders.platform, "node_modules/create-strapi-app/templates/vanilla");

/** Each sample is checked separately and nothing is emitted: these options concern output, not correctness. */
const alone = { moduleDetection: "force", noEmit: true, incremental: false, rootDir: "/" };

/** A new project has two tsconfig.json; of a plugin's folders these are the parts that each of them is for. */
const isAdmins = (file: string): boolean =>
  /^src\/admin\/|^(src\/plugins\/[^/]+\/)?admin\/src\/|\.tsx$/.test(file);

const isScript = (file: string): boolean => /\.[cm]?jsx?$/.test(file);

/**
 * How samples are compiled: TypeScript as in a reader's project. Projects don't check their JavaScript; here it is compared with
 * the platform's types as far as that needs no types in the code.
 */
export const programs: readonly Program[] = [
  {
    name: "server",
    has: (file) => !isScript(file) && !isAdmins(file),
    base: join(template, "tsconfig.json"),
    compilerOptions: alone,
  },
  {
    name: "admin",
    has: (file) => !isScript(file) && isAdmins(file),
    base: join(template, "src/admin/tsconfig.json"),
    compilerOptions: alone,
  },
  {
    name: "javascript",
    has: isScript,
    base: join(template, "src/admin/tsconfig.json"),
    compilerOptions: {
      ...alone,
      allowJs: true,
      checkJs: true,
      noImplicitAny: false,
      module: "Preserve",
      types: ["node"],
    },
  },
];
