import { createHash } from "node:crypto";

/** A message as someone pastes it. */
interface ErrorVariant {
  /** The kind of paste, and the message's ID. */
  readonly name: string;
  readonly message: string;
  readonly text: string;
}

/** The form of each paste. `said` is the message with real values. */
const forms: Readonly<Record<string, (said: string) => string>> = {
  "npm's frame": (said) =>
    `npm ERR! code 1\nnpm ERR! path /srv/saffron\nnpm ERR! command failed\nnpm ERR! command sh -c strapi develop\nnpm ERR! Error: ${said}\nnpm ERR!     at Strapi.load (/srv/saffron/node_modules/@strapi/core/dist/Strapi.js:301:19)\n\nnpm ERR! A complete log of this run can be found in: /root/.npm/_logs/2026-11-28T10_12_01_118Z-debug-0.log`,
  "Yarn's frame": (said) =>
    `yarn run v1.22.22\n$ strapi develop\n- Loading Strapi\n${said}\nerror Command failed with exit code 1.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.`,
  "pnpm's frame": (said) =>
    `> saffron@0.1.0 develop /srv/saffron\n> strapi develop\n\n[ERROR]  ${said}\n ELIFECYCLE  Command failed with exit code 1.`,
  "a body": (said) =>
    JSON.stringify({
      data: null,
      error: { status: 400, name: "ValidationError", message: said, details: {} },
    }),
  "an indented body": (said) =>
    JSON.stringify(
      { data: null, error: { status: 403, name: "ApplicationError", message: said, details: {} } },
      null,
      4,
    ),
  "a body in a log": (said) =>
    JSON.stringify({
      level: "error",
      url: "/api/recipes",
      body: JSON.stringify({ data: null, error: { status: 400, name: "ValidationError", message: said } }),
    }),
  "a cut body": (said) =>
    `{"data":null,"error":{"status":400,"name":"ValidationError","message":${JSON.stringify(said)},"details":{"errors":[{"path":["ti`,
  "GraphQL's body": (said) =>
    JSON.stringify({
      errors: [
        {
          message: said,
          locations: [],
          path: ["recipes"],
          extensions: { error: { name: "ForbiddenError" } },
        },
      ],
      data: null,
    }),
  "an Axios error": (said) =>
    `AxiosError: Request failed with status code 400\n    at settle (node_modules/axios/lib/core/settle.js:19:12)\n  response: {\n    status: 400,\n    data: {\n      data: null,\n      error: {\n        status: 400,\n        name: 'ValidationError',\n        message: ${quoted(said)},\n        details: {}\n      }\n    }\n  }`,
  "a log with colors": (said) =>
    `[2026-11-28 10:12:01.118] \u001b[32mhttp\u001b[39m: POST /api/recipes (12 ms) 500\n[2026-11-28 10:12:01.120] \u001b[31merror\u001b[39m: ${said}\n${frames}`,
  "a log with levels": (said) => `2026-11-28T10:12:01.120Z ERROR [saffron] ${said}`,
  "Docker's prefix": (said) =>
    prefixed("strapi  | ", `[2026-11-28 10:12:01.120] error: ${said}\nError: ${said}\n${frames}`),
  "Docker Compose's prefix": (said) =>
    prefixed("saffron-strapi-1   | ", `[2026-11-28 10:12:01.120] warn: ${said}`),
  "pm2's prefix": (said) => prefixed("0|strapi   | ", `Error: ${said}\n${frames}`),
  "pm2's prefix with a time": (said) => prefixed("0|saffron  | 2026-11-28T10:12:01: ", `error: ${said}`),
  "Heroku's prefix": (said) =>
    prefixed("2026-11-28T10:12:01.120331+00:00 app[web.1]: ", `Error: ${said}\n${frames}`),
  "the journal's prefix": (said) =>
    prefixed("Nov 28 10:12:01 vps strapi[4711]: ", `[2026-11-28 10:12:01.120] error: ${said}`),
  "GitHub Actions": (said) => prefixed("2026-11-28T10:12:01.1203310Z ", `> strapi build\n##[error]${said}`),
  PowerShell: (said) =>
    `PS C:\\Users\\nora\\saffron> npm run develop\n\n> saffron@0.1.0 develop\n> strapi develop\n\nError: ${said}\n    at Strapi.load (C:\\Users\\nora\\saffron\\node_modules\\@strapi\\core\\dist\\Strapi.js:301:19)\nPS C:\\Users\\nora\\saffron>`,
  HTML: (said) =>
    `<pre>Error: ${said.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;")}<br>&nbsp; &nbsp;at Strapi.load</pre>`,
  "a quote in Markdown": (said) => prefixed("> ", `**Error:** ${said}\n\nSince the update of Strapi`),
  "a code block in Markdown": (said) => `### Logs\n\n\`\`\`shell\n$ strapi start\nerror: ${said}\n\`\`\``,
  "code in Markdown": (said) => `- \`${said}\``,
  "escaped Markdown": (said) => `Strapi says: ${said.replace(/([_*[\]<>])/g, "\\$1")}`,
  "a cause": (said) =>
    `Error: Unable to start\n    at Strapi.start (/srv/saffron/node_modules/@strapi/core/dist/Strapi.js:98:9) {\n  [cause]: Error: ${said}\n  ${frames}\n}`,
  "a browser's console": (said) =>
    `Uncaught (in promise) Error: ${said}\n    at index-Bq3x.js:2:1188\n    at strapi-C9.js:1:99`,
  "a frame": (said) =>
    `┌${"─".repeat(60)}┐\n${broken(said, 56)
      .map((line) => `│  ${line.padEnd(56)}  │`)
      .join("\n")}\n└${"─".repeat(60)}┘\nstrapi`,
  "broken lines": (said) => `error: ${broken(said, 48).join("\n  ")}\nstrapi develop`,
  "a sentence": (said) => `I get the error “${said}” with Strapi 5.`,
  "a screenshot, typed": (said) => said.toLowerCase().replace(/["'`.]/g, ""),
  "a beginning": (said) => `strapi: ${said.slice(0, Math.max(40, Math.ceil(said.length * 0.7)))}...`,
};

const frames =
  "    at Strapi.load (/srv/saffron/node_modules/@strapi/core/dist/Strapi.js:301:19)\n    at async develop (/srv/saffron/node_modules/@strapi/strapi/dist/node/develop.js:52:5)";

/** What stands for `…`, in turn. */
const values = ["api::recipe.recipe", "title", "/srv/saffron/config/plugins.ts", "42", "Lemon tart"];

interface Row {
  readonly id: string;
  readonly group: string;
  readonly message: string;
}

/** Each form with as many messages as fit into `count`. The messages are always the same ones. Bodies have those of the server. */
export function errorVariants(rows: readonly Row[], count: number): ErrorVariant[] {
  const drawn = rows
    .filter(({ message }) => message.replace(/[^\p{L}]/gu, "").length >= 16)
    .map((row) => ({ ...row, turn: createHash("sha256").update(row.id).digest("hex") }))
    .sort((a, b) => (a.turn < b.turn ? -1 : 1));
  const ofServer = drawn.filter(({ group }) => !group.startsWith("admin-panel"));
  const names = Object.entries(forms);
  return Array.from({ length: count }).flatMap((_, at) => {
    const [name = "", form = String] = names[at % names.length] ?? [];
    const row = (/body|Axios/.test(name) ? ofServer : drawn)[at];
    return row ? [{ name: `${name}: ${row.id}`, message: row.message, text: form(filled(row.message)) }] : [];
  });
}

function filled(message: string): string {
  let turn = 0;
  return message.replace(/…/g, () => values[turn++ % values.length] ?? "");
}

function prefixed(prefix: string, text: string): string {
  return text.replace(/^/gm, prefix);
}

/** As Node.js prints a string. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

function broken(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length < width) lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
