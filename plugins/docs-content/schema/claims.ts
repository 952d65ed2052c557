import { z } from "zod";
import { callers } from "../../../shared/callers";
import { viewers } from "../../../shared/viewers";
import { check } from "./checks";
import { json } from "./recordings";

/** `GET /api/recipes?sort=title` */
const requestLine = z.string().regex(/^[A-Z]+ \/\S*$/, "write a method and a path, as in GET /api/recipes");
const pointer = z.string().regex(/^\//, "write a JSON pointer, as in /data/0/title");
const oneOrMore = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

const sending = {
  request: requestLine,
  as: z.enum(callers).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: json.optional().describe("Sent as JSON. A string is sent unchanged."),
};

const requestStep = z.strictObject(sending);
const runStep = z.strictObject({ run: z.string().min(1) });
const steps = z.array(z.union([requestStep, runStep])).min(1);

/** What several claims need first. */
const setup = z.strictObject({
  config: z
    .record(z.string(), json)
    .optional()
    .describe("Keys as in strapi.config.set. They are reset afterwards."),
  files: z
    .record(z.string(), z.string())
    .optional()
    .describe("Files of the project. The claim then needs a separate start."),
  env: z
    .record(z.string(), z.string())
    .optional()
    .describe("Environment variables. The claim then needs a separate start."),
  before: steps.optional(),
});

/** What each claim has, next to its proof. */
const quoted = {
  quote: z.string().min(1),
  bug: z
    .strictObject({
      title: z.string().min(1).describe("What is wrong, in one line of plain text."),
      issue: z.url({ protocol: /^https$/ }).describe("Where it is reported."),
    })
    .optional()
    .describe("The sentence is about a bug of the platform. The status page lists it."),
  checks: z
    .array(check)
    .min(1)
    .optional()
    .describe("What the configuration checker says about a project, because the quote is true."),
};

const common = {
  ...quoted,
  setup: z.string().optional(),
  before: steps.optional(),
};

/** Where a value is expected: an object whose keys begin with a slash holds JSON pointers. Other objects are compared in part. */
const expectation = { expect: json.optional(), missing: z.array(pointer).min(1).optional() };

const requestClaim = z.strictObject({
  ...common,
  ...sending,
  status: z.number().int().min(100).max(599),
  ...expectation,
  log: oneOrMore.optional().describe("Parts of the log during the request."),
  responseHeaders: z.record(z.string(), z.union([z.string(), z.null()])).optional(),
});

const runClaim = z
  .strictObject({
    ...common,
    run: z.string().min(1),
    ...expectation,
    error: oneOrMore.optional().describe("Parts of the name and message of the error."),
    log: oneOrMore.optional().describe("Parts of the log during the run."),
  })
  .refine(
    (claim) => [claim.expect, claim.missing, claim.error, claim.log].some((part) => part !== undefined),
    {
      message: "add expect, missing, error, or log",
    },
  );

const bootClaim = z.strictObject({
  ...common,
  boot: z.enum(["starts", "fails"]),
  log: oneOrMore,
});

const commandClaim = z.strictObject({
  ...common,
  command: z.string().regex(/^strapi( |$)/, "write a command of strapi"),
  output: oneOrMore,
  code: z.number().int().optional().describe("The exit code. Default: 0."),
});

const sourceClaim = z.strictObject({
  ...quoted,
  source: z.string().regex(/^(@[\w.-]+\/)?[\w.-]+\/.+/, "write a package and a file"),
  has: oneOrMore,
});

/** `button Save`: a role and a name. `text Saved document`: a part of what is shown. */
const panelElement = z
  .string()
  .regex(
    /^(alert|button|cell|checkbox|columnheader|combobox|dialog|gridcell|heading|img|link|listitem|menuitem|option|radio|region|row|spinbutton|switch|tab|text|textbox) \S/,
    "write a role and a name, as in button Save, or text and a part of what is shown",
  );
const panelElements = z.array(panelElement).min(1);

const panelClaim = z
  .strictObject({
    ...common,
    panel: z.string().regex(/^\/\S*$/, "write a path below /admin, as in /content-manager"),
    as: z.enum(viewers).optional().describe("The user of the panel. Default: superAdmin."),
    steps: z.string().min(1).optional().describe("Sentences, as in the steps of a page."),
    visible: panelElements.optional(),
    hidden: panelElements.optional(),
    disabled: panelElements.optional(),
    values: z.record(panelElement, z.string()).optional().describe("What fields contain."),
  })
  .refine((claim) => [claim.visible, claim.disabled, claim.values].some((part) => part !== undefined), {
    message: "add visible, disabled, or values: on a screen that didn't load, everything is hidden",
  });

/** For what this site itself does, which the lab can't prove. */
const testClaim = z.strictObject({
  ...quoted,
  test: z
    .string()
    .regex(
      /^(e2e\/.+\.spec|(unit|sandbox)\/.+\.test)\.tsx?$/,
      "write a file below __tests__, as in e2e/console.desktop.spec.ts",
    ),
  title: z.string().min(1),
  has: oneOrMore.optional().describe("Parts of the test's code."),
});

/** For what a client of an integration page does. `npm run lab -- integrations` runs the client. */
const clientClaim = z.strictObject({
  ...quoted,
  client: z.string().regex(/^[\w-]+\/.+/, "write a client and a file of it, as in react/src/strapi.ts"),
  has: oneOrMore.describe("Parts of the file."),
});

const publicClaim = z.strictObject({
  ...quoted,
  public: z.url({ protocol: /^https$/ }),
  date: z.iso.date().describe("The day it was read."),
  says: z.string().min(1),
});

const claim = z.union([
  requestClaim,
  runClaim,
  bootClaim,
  commandClaim,
  sourceClaim,
  panelClaim,
  testClaim,
  clientClaim,
  publicClaim,
]);

/** page.claims.yaml, next to page.mdx: what its sentences say, and how the lab proves it. */
export const claimsFile = z.strictObject({
  setups: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), setup).optional(),
  claims: z.array(claim).min(1),
});

export type Claim = z.infer<typeof claim>;
export type RequestClaim = z.infer<typeof requestClaim>;
export type RunClaim = z.infer<typeof runClaim>;
export type BootClaim = z.infer<typeof bootClaim>;
export type CommandClaim = z.infer<typeof commandClaim>;
export type SourceClaim = z.infer<typeof sourceClaim>;
export type PanelClaim = z.infer<typeof panelClaim>;
export type TestClaim = z.infer<typeof testClaim>;
export type ClientClaim = z.infer<typeof clientClaim>;
export type Setup = z.infer<typeof setup>;
export type Step = z.infer<typeof steps>[number];
