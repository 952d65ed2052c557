/** Warnings for developers of packages about deprecated calls. The package reads stack traces in V8's form; Firefox has another. */
module.exports = () =>
  Object.assign(() => undefined, {
    function: (/** @type {unknown} */ action) => action,
    property: () => undefined,
  });
