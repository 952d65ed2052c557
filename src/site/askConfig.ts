import { z } from "zod";
import { address, type Environment, readVariables, text } from "./variables";

/** How this copy of the site answers questions. Read while building; all of it is public, for browsers get it. */
export interface AskConfig {
  /** `local` quotes the site's own index, `endpoint` asks a language model, `kapa` is a widget of its own. */
  readonly provider: "local" | "endpoint" | "kapa" | "none";
  /** A click on any element of this class opens the questions. */
  readonly openClass: string;
  /** Where the proxy of `endpoint` answers: a path of this host, or an address. */
  readonly endpoint: string | null;
  /** The model that `endpoint` asks for. */
  readonly model: string | null;
  readonly kapa: KapaConfig | null;
}

export interface KapaConfig {
  /** Address of the widget's script. */
  readonly script: string;
  readonly websiteId: string;
  /** Path or address of a square picture; null shows the site's own icon. */
  readonly logo: string | null;
}

const variables = z
  .object({
    ASK_PROVIDER: z
      .enum(["local", "endpoint", "kapa", "none"], "write local, endpoint, kapa or none")
      .default("local"),
    ASK_OPEN_CLASS: text.regex(/^[a-z][\w-]*$/i, "write one class name such as ask-ai").default("ask-ai"),
    ASK_ENDPOINT: text
      .refine(isPlainAddress, "write a path such as /api/ask, or an address without a password or a query")
      .optional(),
    ASK_MODEL: text.optional(),
    ASK_KAPA_SCRIPT: address.default("https://widget.kapa.ai/kapa-widget.bundle.js"),
    ASK_KAPA_WEBSITE_ID: text.optional(),
    ASK_KAPA_LOGO: text.optional(),
  })
  .superRefine((values, context) => {
    for (const name of needed[values.ASK_PROVIDER] ?? []) {
      if (values[name] === undefined)
        context.addIssue({
          code: "custom",
          path: [name],
          message: `is missing: ASK_PROVIDER=${values.ASK_PROVIDER} needs it`,
        });
    }
  });

type Needed = "ASK_ENDPOINT" | "ASK_MODEL" | "ASK_KAPA_WEBSITE_ID";

const needed: Readonly<Record<string, readonly Needed[]>> = {
  endpoint: ["ASK_ENDPOINT", "ASK_MODEL"],
  kapa: ["ASK_KAPA_WEBSITE_ID"],
};

/** @throws with every variable that is wrong, and what to write instead. */
export function readAskConfig(environment: Environment): AskConfig {
  const data = readVariables(variables, environment, "Ask AI can't be set up:");
  return {
    provider: data.ASK_PROVIDER,
    openClass: data.ASK_OPEN_CLASS,
    endpoint: data.ASK_ENDPOINT ?? null,
    model: data.ASK_MODEL ?? null,
    kapa:
      data.ASK_KAPA_WEBSITE_ID === undefined
        ? null
        : {
            script: data.ASK_KAPA_SCRIPT,
            websiteId: data.ASK_KAPA_WEBSITE_ID,
            logo: data.ASK_KAPA_LOGO ?? null,
          },
  };
}

/** Everybody can read it, so nothing secret may stand in it. */
function isPlainAddress(value: string): boolean {
  if (value.startsWith("/")) return !value.startsWith("//") && !value.includes("?");
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search } = new URL(value);
  return /^https?:$/.test(protocol) && username === "" && password === "" && search === "";
}
