import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "../facts/fact";
import { templateText } from "../facts/messages/messageTexts";
import { scriptsWith, visitScript } from "../facts/source/scripts";

/**
 * Every message that the platform's scripts pass to an error, with `…` for inserted values. Its rows have the same IDs as those of
 * the fact with this name. That fact has more rows: it also follows constants, which the history doesn't do for past releases.
 */
export const errorMessages = defineFact({
  name: "error-messages",
  title: "Error messages",
  source: "errors that the scripts of all @strapi packages create",
  columns: [{ key: "message", label: "Message", kind: "text" }],
  row: z.strictObject({ id: z.string(), group: z.string(), message: z.string() }),
  extract: (platform) => {
    const rows = new Map<string, { id: string; group: string; message: string }>();
    for (const script of scriptsWith(platform, /Error\(|\.(badRequest|forbidden|notFound|unauthorized)\(/)) {
      // The admin panel's bundles hold other programs, too.
      if (/\/dist\/(admin|ee\/admin)\//.test(script.path) || script.path.includes("/templates/")) continue;
      visitScript(script, (node) => {
        if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return;
        if (!/(Error|\.(badRequest|forbidden|notFound|unauthorized))$/.test(node.expression.getText()))
          return;
        const message = templateText(node.arguments?.[0]);
        if (message === undefined || !/[a-z]{2} |^[A-Z][a-z]+$/i.test(message)) return;
        const id = `${script.packageName} ${message}`;
        rows.set(id, { id, group: script.packageName, message });
      });
    }
    return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  },
});
