import { z } from "zod";
import { lookUp } from "../../src/search/local/lookUp";
import { reply } from "./reply";
import type { AddTool } from "./tool";

export const lookUpError: AddTool = (server, { site }) =>
  server.registerTool(
    "look_up_error",
    {
      title: "Look up an error",
      description:
        "Finds the message of Strapi in a log, a stack trace, or an error response, and says what it means, what causes it, and how to fix it where that was verified.",
      inputSchema: {
        text: z.string().min(1).max(20_000).describe("The log, stack trace, or response as it is"),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ text }) => {
      const found = await lookUp(text, site.index);
      if (found.kind !== "found") {
        const from = found.software ? ` It looks like a message of ${found.software}.` : "";
        return found.kind === "foreign"
          ? reply(`The text doesn't seem to come from Strapi: no message of the error index fits it.${from}`)
          : reply(`The error index has no message that fits this text.${from}`);
      }
      const { message, url, page, explanation } = found;
      const explained =
        explanation.length > 0 ? explanation.join("\n") : "Nobody has explained this message.";
      return reply(`${message}\n${page}: ${url}\n\n${explained}`);
    },
  );
