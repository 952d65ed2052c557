/** The platform's configuration, as a new project has it. */
const initial: Readonly<Record<string, unknown>> = {
  "api.rest.prefix": "/api",
  "api.rest.defaultLimit": 25,
  "api.rest.maxLimit": 100,
  "api.rest.withCount": true,
  "api.rest.strictParams": true,
  "api.documents.strictParams": true,
  "api.documents.strictRelations": true,
};

export const prefix = "/api";

let values = { ...initial };

export const config = {
  get: (path: string, otherwise?: unknown) => values[path] ?? otherwise,
  set: (path: string, value: unknown) => {
    if (!(path in initial)) throw new Error(`The sandbox has no setting ${path}.`);
    values[path] = value;
  },
  reset: () => {
    values = { ...initial };
  },
};
