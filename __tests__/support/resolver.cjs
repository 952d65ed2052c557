/**
 * Jest resolves as `require` does. Packages that offer themselves to `import` only are found at the second try, and are
 * compiled to CommonJS like all others.
 *
 * @param {string} request
 * @param {{ conditions?: string[], defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith(".") || request.startsWith("/")) throw error;
    return options.defaultResolver(request, {
      ...options,
      conditions: [...(options.conditions ?? []), "import"],
    });
  }
};
