/**
 * Compiles as @swc/jest does, for a module that declares `__dirname` itself, as modules of the other kind may: CommonJS has
 * one already.
 */
const { createTransformer } = require("@swc/jest");

module.exports = {
  /** @param {import("@swc/core").Options} options */
  createTransformer(options) {
    const swc = createTransformer(options);
    const compile = swc.process?.bind(swc);
    if (!compile)
      throw new Error("@swc/jest compiles nothing in this version: see __tests__/support/ownDirname.cjs.");
    return {
      ...swc,
      /** @type {typeof compile} */
      process: (source, ...rest) => compile(source.replaceAll("__dirname", "ownDirname"), ...rest),
    };
  },
};
