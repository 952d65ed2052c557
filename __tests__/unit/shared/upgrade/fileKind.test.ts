import { isProjectFile } from "../../../../shared/upgrade/fileKind";

it.each([
  "package.json",
  "app/config/server.ts",
  "src/admin/app.tsx",
  "src/api/a/content-types/a/schema.json",
  ".env",
])("takes %s from a folder", (path) => expect(isProjectFile(path)).toBe(true));

// Every project in TypeScript has the first one. The planner would say that it can't read it.
it.each([
  "src/admin/tsconfig.json",
  "src/admin/extensions/logo.svg",
  "public/robots.txt",
  "types/generated/a.d.ts",
])("leaves out %s", (path) => expect(isProjectFile(path)).toBe(false));
