/** Stands in for every CSS module: each class has its own name, as `import * as styles` or by name. */
const classes: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (name === "__esModule" ? true : String(name)), has: () => true },
);

module.exports = classes;
