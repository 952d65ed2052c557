import { z } from "zod";
import { type Environment, readVariables, text, url } from "./variables";

/**
 * What this site can load from other hosts. It loads nothing unless an environment variable contains the URL, such as
 * `THIRD_PARTY_TAG_MANAGER`. The Content-Security-Policy is built from this list, so it blocks everything else.
 */
export interface ThirdParty {
  readonly id: string;
  /** What it does for the reader or the site's owner, as the privacy page says it. */
  readonly purpose: string;
  readonly element: "script" | "stylesheet";
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly strategy: Strategy;
  readonly consent: ConsentClass;
  /** Hash of the file: browsers reject a changed one. */
  readonly integrity: string | null;
  /** What it loads in its turn. */
  readonly origins: Origins;
}

/** `idle` after everything else, `interaction` with the reader's first click or key. */
export type Strategy = "idle" | "interaction";

/** `necessary` needs no consent: it stores and sends nothing about the reader. */
export type ConsentClass = "necessary" | "functional" | "statistics";

/** Directives of the policy that a third party can extend. */
export const directives = [
  "script-src",
  "connect-src",
  "style-src",
  "font-src",
  "img-src",
  "media-src",
  "frame-src",
  "worker-src",
] as const;
export type Directive = (typeof directives)[number];
export type Origins = Readonly<Partial<Record<Directive, readonly string[]>>>;

type Known = Pick<ThirdParty, "id" | "purpose" | "strategy" | "consent"> &
  Partial<Pick<ThirdParty, "element" | "attributes">>;

const known: readonly Known[] = [
  {
    id: "tag-manager",
    purpose: "Loads the measuring tools that the site's owner chooses there.",
    strategy: "idle",
    consent: "statistics",
  },
  {
    id: "session-analytics",
    purpose: "Shows where readers click and how far they scroll.",
    strategy: "idle",
    consent: "statistics",
  },
  {
    id: "experimentation",
    purpose: "Tries two wordings or arrangements against each other.",
    strategy: "idle",
    consent: "statistics",
  },
  {
    id: "announcement-reset",
    purpose: "Shows a closed announcement again when it has changed.",
    strategy: "idle",
    consent: "necessary",
  },
  {
    id: "game",
    purpose: "A small game, for who finds it.",
    strategy: "interaction",
    consent: "functional",
    attributes: { type: "module" },
  },
  {
    id: "particles",
    purpose: "Particles that move in the background.",
    strategy: "interaction",
    consent: "functional",
    attributes: { type: "module" },
  },
  {
    id: "icon-font",
    purpose: "A font of icons, used by other third parties.",
    strategy: "idle",
    consent: "functional",
    element: "stylesheet",
  },
];

/** An attribute that would be code, or that the registry sets itself. */
const reserved = /^(on|src$|href$|rel$|integrity$|nonce$)/i;

const attributes = z
  .preprocess(
    parsed,
    z.record(z.string(), z.string(), 'write names and texts, such as {"data-project":"42"}'),
  )
  .refine(
    (given) => !Object.keys(given).some((name) => reserved.test(name)),
    "names an attribute that the registry sets: leave it out",
  );

const origins = text.transform((list, context): Origins => {
  const entries = list.split(";").map((part) => part.trim().split(/\s+/));
  for (const [name, ...sources] of entries) {
    const isGood = directives.some((directive) => directive === name) && sources.length > 0;
    if (!isGood || !sources.every(isOrigin)) {
      context.issues.push({
        code: "custom",
        message:
          "write directives and origins, such as connect-src https://api.host.example; img-src https://host.example",
        input: list,
      });
      return z.NEVER;
    }
  }
  return Object.fromEntries(entries.map(([name, ...sources]) => [name, sources]));
});

const variables = z.object({
  src: url.optional(),
  integrity: text.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/, "write a hash such as sha384-…").optional(),
  attributes: attributes.optional(),
  origins: origins.optional(),
});

/** @throws with every variable that is wrong, and what to write instead. */
export function readThirdParties(environment: Environment): readonly ThirdParty[] {
  return known.flatMap((party) => {
    const name = `THIRD_PARTY_${party.id.toUpperCase().replaceAll("-", "_")}`;
    const nameOf = (key: string) => (key === "src" ? name : `${name}_${key.toUpperCase()}`);
    const data = readVariables(variables, environment, "The third parties can't be set up:", nameOf);
    if (data.src === undefined) return [];
    return {
      element: "script",
      ...party,
      src: data.src,
      attributes: { ...party.attributes, ...data.attributes },
      integrity: data.integrity ?? null,
      origins: data.origins ?? {},
    };
  });
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** `https://host.example`, with a port or a path where wanted; no `*`, and no words such as 'unsafe-inline'. */
function isOrigin(source: string): boolean {
  return /^(https?|wss?):\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(source);
}
