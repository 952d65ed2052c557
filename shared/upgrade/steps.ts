import { type Dependency, dependenciesOf } from "./dependencies";
import type { PlanItem, UpgradeInput } from "./planTypes";
import type { Project } from "./project";
import { scalarOf, valuesAt } from "./value";
import { isBelow, isBetween, majorOf, versionIn } from "./version";

export function beforeItems({ from, rules }: UpgradeInput): PlanItem[] {
  const newest4: PlanItem = {
    id: "newest-4",
    text: "Upgrade to the newest Strapi 4, start it, and commit the changes. You then know which problems come from Strapi 5.",
    command: `npx @strapi/upgrade@${rules.platform.version} minor`,
  };
  return [
    {
      id: "backup",
      text: "Back up the database and the uploaded files of every environment, and restore the backup once as a test.",
    },
    { id: "branch", text: "Commit your changes, and create a branch." },
    ...(majorOf(from) === 4 ? [newest4] : []),
    {
      id: "responses",
      text: "Send the requests of your most important pages, and save the responses to compare them later.",
    },
  ];
}

/** Packages that connect to a database, and what readers call it. */
const databases: Readonly<Record<string, string>> = {
  pg: "PostgreSQL",
  mysql: "MySQL or MariaDB",
  mysql2: "MySQL or MariaDB",
  sqlite3: "SQLite",
  "@vscode/sqlite3": "SQLite",
  "better-sqlite3": "SQLite",
};

export function requirementItems(input: UpgradeInput): PlanItem[] {
  const drivers = dependenciesOf(input.project).filter(({ name }) => Object.hasOwn(databases, name));
  return [
    ...nodeItems(input),
    {
      id: "database",
      text: `Compare the version of your database server with the [supported versions](${input.rules.pages.databases}).`,
      findings: drivers.map(({ name, range, path, line }) => ({
        path,
        line,
        what: `${databases[name]}, with \`${name}\` ${range}`,
      })),
    },
  ];
}

/** Nothing where the history doesn't have the versions of Node.js. */
function nodeItems({ to, project, rules }: UpgradeInput): PlanItem[] {
  const accepted = rules.node.findLast(({ since }) => !isBelow(to, since));
  if (!accepted) return [];
  const engines = project.package ? valuesAt(project.package.value, "engines.node") : [];
  return [
    {
      id: "node",
      text: `Strapi ${to} requires Node.js ${accepted.range}. Change it on your computer, in CI, and on your host, and in \`engines\` of \`package.json\`.`,
      findings: engines.map(({ value }) => ({
        path: "package.json",
        line: value.line,
        what: `\`engines.node\` is \`${scalarOf(value)}\``,
      })),
    },
  ];
}

/** What the name of a plugin or provider of somebody else usually has. */
const ofOthers = /^(?!@strapi\/).*strapi/;

/** Packages that the admin panel contains, and that aren't released together with Strapi. */
const ownVersions = ["@strapi/design-system", "@strapi/icons", "@strapi/ui-primitives"];

export function dependencyItems({ from, to, project, rules: { pages } }: UpgradeInput): PlanItem[] {
  const all = dependenciesOf(project);
  if (all.length === 0)
    return [
      {
        id: "packages",
        text: "Add your `package.json` above to see which packages change. All `@strapi/` packages of a project must have the same version.",
      },
    ];
  const own = all.filter(({ name }) => name.startsWith("@strapi/"));
  const strapi = own.find(({ name }) => name === "@strapi/strapi");
  const isSame = ({ range }: Dependency) => versionIn(range) === versionIn(strapi?.range ?? "");
  const together = own.filter(isSame);
  const ofPanel = own.filter(({ name }) => ownVersions.includes(name));
  const apart = own.filter((one) => !isSame(one) && !ofPanel.includes(one));
  const others = all.filter(({ name }) => ofOthers.test(name));
  return [
    listItem(
      "together",
      together,
      `The upgrade tool sets these packages to ${to}. Changes in one version alone don’t work.`,
    ),
    listItem(
      "apart",
      apart,
      `These packages don’t have the version of \`@strapi/strapi\`, so the upgrade tool doesn’t change them. If they are part of Strapi, set them to ${to} yourself.`,
    ),
    listItem(
      "panel",
      ofPanel,
      `These packages have versions of their own, which the upgrade tool doesn’t change. Set them to the versions that \`npm view @strapi/admin@${to} dependencies\` shows.`,
    ),
    listItem(
      "others",
      others,
      majorOf(from) === 4
        ? `These packages seem to be plugins or providers by others. Each needs a release for Strapi 5: install it, or [upgrade the plugin](${pages.plugins}), or remove it.`
        : `These packages seem to be plugins or providers by others. Check that each supports Strapi ${to}.`,
    ),
  ].filter(({ findings }) => findings?.length !== 0);
}

function listItem(id: string, packages: readonly Dependency[], text: string): PlanItem {
  const findings = packages.map(({ name, range, path, line }) => ({
    path,
    line,
    what: `\`${name}\` ${range}`,
  }));
  return { id, text, findings };
}

export function codemodItems(input: UpgradeInput): PlanItem[] {
  const { from, to, rules } = input;
  const tool = `npx @strapi/upgrade@${rules.platform.version} to ${to}`;
  const codemods = rules.codemods
    .filter(({ version }) => isBetween(version, input))
    .map(({ id, changes, example: { path, diff } }): PlanItem => {
      const pages = rules.changes
        .filter(({ codemods }) => codemods.includes(id))
        .map(({ title, path }) => `[${title}](${path})`);
      const what = changes === "code" ? "your code" : "`package.json`";
      const why = pages.length > 0 ? `, for: ${pages.join("; ")}` : "";
      const itemId = `codemod ${id}`;
      if (diff === null) {
        const text = `Change \`${path}\` yourself. \`${id}\` runs, but changes nothing${why}.`;
        return { id: itemId, text };
      }
      const text = `Check what \`${id}\` changed in ${what}${why}.`;
      return { id: itemId, text, example: { path, diff } };
    });
  const installs: PlanItem = {
    id: "run",
    text: "Run the upgrade. The tool runs the codemods, sets the versions, and installs the packages. Then read the diff, and commit it before you change anything else.",
    command: tool,
  };
  const again: PlanItem = {
    id: "install-again",
    text: "If the tool ends with `Command failed with exit code 1: npm install`, its other steps are done. npm can’t replace packages of Strapi 4 that its lock file contains: delete `node_modules` and `package-lock.json`, and install the packages again. Remove `@strapi/helper-plugin` from `package.json` first: the tool sets it to a version that doesn’t exist.",
    command: "npm install",
  };
  return [
    {
      id: "dry",
      text: "Preview the changes. The tool changes nothing, and prints how many files each codemod would change.",
      command: `${tool} --dry --debug`,
    },
    installs,
    ...(majorOf(from) === 4 ? [again] : []),
    ...codemods,
  ];
}

export function testItems({ from, project, rules: { pages } }: UpgradeInput): PlanItem[] {
  const fromFour = majorOf(from) === 4;
  return [
    {
      id: "start",
      text: `Build the admin panel, and start Strapi with a copy of the production data. Read the log${fromFour ? ": it contains the names of the migrations" : ""}.`,
      command: "npx strapi build && npx strapi start",
    },
    {
      id: "panel",
      text: `Log in. Open an entry of each content type, and check its relations, components, media, and locales. Save and publish one, and upload a file. If the admin panel is blank or shows an error, see [the problems after an upgrade](${pages.problems}).`,
    },
    {
      id: "compare",
      text: "Send the saved requests again, without and with a token, and compare the number of entries and the content, not only the status.",
    },
    ...partItems(project),
  ];
}

/** Tests of what the project has, apart from the usual. */
function partItems(project: Project): PlanItem[] {
  const names = new Set(dependenciesOf(project).map(({ name }) => name));
  const has = (pattern: RegExp) => [...names].some((name) => pattern.test(name));
  const parts: readonly [boolean, PlanItem][] = [
    [
      names.has("@strapi/plugin-users-permissions"),
      { id: "users", text: "Register an end user, log in, and reset a password." },
    ],
    [
      names.has("@strapi/plugin-graphql"),
      { id: "graphql", text: "Run the GraphQL queries of your clients." },
    ],
    [has(/provider-email-/), { id: "email", text: "Send an email with your provider." }],
    [
      has(/provider-upload-/),
      { id: "upload", text: "Upload a file with your provider, open its URL, and delete it." },
    ],
  ];
  return parts.filter(([isThere]) => isThere).map(([, item]) => item);
}

export function goBackItems({ rules: { pages } }: UpgradeInput): PlanItem[] {
  return [
    {
      id: "restore",
      text: `Restore the backup of the database, and deploy the commit from before the upgrade. Do both: [you can’t undo the migrations](${pages.goBack}).`,
    },
    {
      id: "editors",
      text: "Tell editors not to work during the upgrade: what they save after the backup is lost if you go back.",
    },
  ];
}
