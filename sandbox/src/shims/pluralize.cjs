/** The package asks for a function named `require`. There is none in a browser, so its only export has another name. */
module.exports = require("pluralize/pluralize.js").pluralize;
