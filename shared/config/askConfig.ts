import { z } from "zod";
import { type Environment, orNull, readVariables, text, url, variableOf } from "./variables";

/** How this copy of the site answers questions. Read at build time. All of it is public, because browsers receive it. */
export type AskConfig = ReturnType<typeof readAskConfig>;

const variables = z
  .object({
    /** `local` quotes the site's own index, `endpoint` asks a language model, `kapa` is its own widget. */
    provider: z
      .enum(["local", "endpoint", "kapa", "none"], "write local, endpoint, kapa or none")
      .default("local"),
    /** A click on any element of this class opens the questions. */
    openClass: text.regex(/^[a-z][\w-]*$/i, "write one class name such as ask-ai").default("ask-ai"),
    /** Path or URL of the proxy for `endpoint`. */
    endpoint: orNull(
      text.refine(isPlainUrl, "write a path such as /api/ask, or a URL without a password or a query"),
    ),
    /** The model that `endpoint` requests. */
    model: orNull(text),
    /** URL of the widget's script. */
    kapaScript: url.default("https://widget.kapa.ai/kapa-widget.bundle.js"),
    kapaWebsiteId: orNull(text),
    /** Path or URL of a square image; null shows the site's own icon. */
    kapaLogo: orNull(text),
  })
  .superRefine((values, context) => {
    for (const name of needed[values.provider] ?? []) {
      if (values[name] === null)
        context.addIssue({
          code: "custom",
          path: [name],
          message: `is missing: ASK_PROVIDER=${values.provider} needs it`,
        });
    }
  });

const needed: Readonly<Record<string, readonly ("endpoint" | "model" | "kapaWebsiteId")[]>> = {
  endpoint: ["endpoint", "model"],
  kapa: ["kapaWebsiteId"],
};

/** @throws with every variable that is wrong, and what to write instead. */
export function readAskConfig(environment: Environment) {
  const {
    kapaScript: script,
    kapaWebsiteId: websiteId,
    kapaLogo: logo,
    ...config
  } = readVariables(variables, environment, "Ask AI can't be set up:", variableOf("ASK"));
  return { ...config, kapa: websiteId === null ? null : { script, websiteId, logo } };
}

/** Everyone can read the URL, so it can't contain a secret. */
function isPlainUrl(value: string): boolean {
  if (value.startsWith("/")) return !value.startsWith("//") && !value.includes("?");
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search } = new URL(value);
  return /^https?:$/.test(protocol) && username === "" && password === "" && search === "";
}
