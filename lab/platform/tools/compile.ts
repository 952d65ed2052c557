import { compileStrapi } from "@strapi/strapi";

/** Compiles the project in a folder as the platform does after its Content-Type Builder has saved. */
compileStrapi({ appDir: process.argv[2] ?? process.cwd(), ignoreDiagnostics: true }).catch(
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
