/** The package exports a function where it finds one named `require`, which esbuild has only in modules; elsewhere, an object with the function. */
const found = require("pluralize/pluralize.js");
module.exports = found.pluralize ?? found;
