import { z } from "zod";
import { errors } from "./errors";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";
import { constantsOf } from "./messages/constants";
import { families, familyOf, isOffline } from "./messages/families";
import { type Message, messagesIn } from "./messages/messagesIn";
import { type PanelMessage, panelMessages } from "./messages/panelMessages";
import { type PackageScript, scriptsWith, visitScript } from "./source/scripts";

const koaMethods = z.object({
  errorMethodEntries: z.custom<
    () => Iterable<{ readonly code: number; readonly statusName: string; readonly methodName: string }>
  >((value) => typeof value === "function"),
});
const httpErrors = z.custom<(code: number) => Error>((value) => typeof value === "function");

const row = z.strictObject({
  id: z.string().describe("The package and the message, as in the history of the platform."),
  group: z.enum(families).describe("The family."),
  message: z.string(),
  class: z
    .array(z.string())
    .describe(
      "Classes of errors; `log: error` and `log: warn` for what is only logged, `panel` for what the admin panel shows, and `console: error` and `console: warn` for what it logs.",
    ),
  status: z.array(z.string()).describe("Empty for what has no status of its own."),
  package: z.string(),
  file: z.array(z.string()).describe("From the package's folder."),
  strings: z
    .array(z.string())
    .exactOptional()
    .describe("Of a text of the admin panel: its IDs among the facts `admin-strings`, whose history it has."),
});
type Row = z.infer<typeof row>;

/** Every message that the server, the command line, and a build throw, send, or log, and that the admin panel shows. */
export const errorMessages = defineFact({
  name: "error-messages",
  title: "Messages of errors and warnings",
  source:
    "errors, error responses, validations, and logged errors and warnings in the scripts of all @strapi packages, and error texts of the admin panel",
  columns: [
    { key: "message", label: "Message", kind: "code" },
    { key: "class", label: "Class", kind: "list" },
    { key: "status", label: "Status", kind: "list" },
    { key: "package", label: "Package", kind: "code" },
    { key: "file", label: "File", kind: "list" },
  ],
  row,
  extract: async (platform) => {
    const { methods, classes } = await originsOf(platform);
    const texts = new Map([...methods].map(([name, { text }]) => [name, text]));
    const rows = new Map<string, Row>();
    const constants = constantsOf(platform);
    for (const script of scriptsWith(
      platform,
      /Error|\b(log|logger|console)\.|message|ctx\.|\.test\(|noUnknown\(/,
    )) {
      if (outside.test(script.path)) continue;
      visitScript(script, (node) => {
        for (const message of messagesIn(node, texts, constants.get(script.packageName))) {
          const origin = methods.get(message.by) ?? { class: message.by, status: classes.get(message.by) };
          add(rows, message, origin, script);
        }
      });
    }
    // Last, so that a message that the server has, too, is in the server's family.
    for (const { message, script, ...own } of panelMessages(platform))
      add(rows, message, { class: message.by, status: undefined }, script, own);
    return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  },
});

/**
 * The panel has its own rules, because not all of its texts are messages. Templates are files of new projects. What needs a license
 * is another program, and so is the client library of websites.
 */
const outside = /\/dist\/admin\/|\/ee\/|\/templates\/|^@strapi\/(client|design-system|icons|ui-primitives)\//;

/** Classes and statuses of the errors that response methods send, and statuses of the error classes of @strapi/utils. */
async function originsOf(platform: InstalledPlatform) {
  const { errorMethodEntries } = platform.load(
    "@strapi/core/dist/services/server/koa-methods.js",
    koaMethods,
  );
  const httpError = platform.load("http-errors", httpErrors);
  return {
    methods: new Map(
      [...errorMethodEntries()].map(({ code, statusName, methodName }) => [
        methodName,
        { class: httpError(code).name, status: String(code), text: statusName },
      ]),
    ),
    classes: new Map((await errors.extract(platform)).map(({ id, status }) => [id, String(status)])),
  };
}

function add(
  rows: Map<string, Row>,
  message: Message,
  origin: { readonly class: string; readonly status: string | undefined },
  { packageName, path }: Pick<PackageScript, "packageName" | "path">,
  { family, string }: Partial<Pick<PanelMessage, "family" | "string">> = {},
): void {
  const id = `${packageName} ${message.text}`;
  const file = path.slice(packageName.length + 1);
  const known = rows.get(id);
  const group = known?.group ?? family ?? familyOf(path);
  const status = isOffline(group) ? undefined : (message.status ?? origin.status);
  rows.set(id, {
    id,
    group,
    message: message.text,
    class: merged(known?.class, origin.class),
    status: merged(known?.status, status),
    package: packageName,
    file: merged(known?.file, file),
    ...((known?.strings || string) && { strings: merged(known?.strings, string) }),
  });
}

function merged(known: readonly string[] = [], value: string | undefined): string[] {
  return [...new Set(value === undefined ? known : [...known, value])].sort();
}
