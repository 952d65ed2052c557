import { z } from "zod";
import { defineFact } from "./fact";
import { declaringScript } from "./source/bundles";
import { internalsOf } from "./source/internals";

const errorClass = z.custom<new (message?: string) => Error>((value) => typeof value === "function");
const formatting = z.object({ formatApplicationError: z.custom<(error: Error) => unknown>() });
const response = z.object({ status: z.number() });

/** The error classes of @strapi/utils, with the status of the response when one is thrown. */
export const errors = defineFact({
  name: "errors",
  title: "Error classes",
  source: "errors of @strapi/utils, each handed to the function of @strapi/core that makes the response",
  columns: [
    { key: "error", label: "Class", kind: "code" },
    { key: "status", label: "Status", kind: "code" },
    { key: "message", label: "Default message", kind: "text" },
    { key: "extends", label: "Extends", kind: "code", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    error: z.string(),
    status: z.string(),
    message: z.string(),
    extends: z.string(),
  }),
  extract: (platform) => {
    const utils = platform.load("@strapi/utils", z.object({ errors: z.record(z.string(), errorClass) }));
    const path = "@strapi/core/dist/services/errors.js";
    const file = declaringScript(platform, path, "formatApplicationError") ?? platform.file(path);
    const core = formatting.parse(internalsOf(file, ["formatApplicationError"]));
    return Object.entries(utils.errors)
      .filter(([name]) => !outside.has(name))
      .map(([name, Class]) => {
        const error = new Class();
        const { status } = response.parse(core.formatApplicationError(error));
        const parent = Object.getPrototypeOf(Class.prototype).constructor.name;
        return { id: name, error: name, status: String(status), message: error.message, extends: parent };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  },
});

/** HttpError is http-errors' own; the platform creates the other one from another library's error. */
const outside = new Set(["HttpError", "YupValidationError"]);
