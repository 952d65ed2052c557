import { z } from "zod";
import { defineFact } from "./fact";

type Plop = Readonly<Record<string, (...args: unknown[]) => unknown>>;

const run = z.custom<(plop: Plop) => void>((value) => typeof value === "function");

/** What `strapi generate` can make. */
export const generators = defineFact({
  name: "generators",
  title: "Generators",
  source: "@strapi/generators, the generators it declares to plop",
  columns: [{ key: "generator", label: "Generator", kind: "code" }],
  row: z.strictObject({ id: z.string(), generator: z.string() }),
  extract: (platform) => {
    const declare = platform.load("@strapi/generators/dist/plopfile.js", run);
    const names: string[] = [];
    declare({
      setWelcomeMessage: () => undefined,
      setHelper: () => undefined,
      addHelper: () => undefined,
      getDestBasePath: () => platform.root,
      setGenerator: (name) => names.push(String(name)),
    });
    return names.map((name) => ({ id: name, generator: name }));
  },
});
