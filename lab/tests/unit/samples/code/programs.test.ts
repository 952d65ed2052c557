import { programs } from "../../../../runner/samples/code/programs";

it.each([
  ["src/index.ts", "server"],
  ["config/admin.ts", "server"],
  ["src/api/admin/routes/admin.ts", "server"],
  ["src/plugins/cook-notes/server/src/index.ts", "server"],
  ["sample.ts", "server"],
  ["src/admin/app.tsx", "admin"],
  ["src/admin/vite.config.ts", "admin"],
  ["src/plugins/cook-notes/admin/src/pluginId.ts", "admin"],
  ["admin/src/index.ts", "admin"],
  ["sample.tsx", "admin"],
  ["src/index.js", "javascript"],
  ["src/admin/app.jsx", "javascript"],
])("compiles %s as %s", (file, name) => {
  expect(programs.filter((program) => program.has(file)).map((program) => program.name)).toEqual([name]);
});
