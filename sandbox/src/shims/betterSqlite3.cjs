/** The driver that knex requires: SQLite compiled to WebAssembly, with the few methods of better-sqlite3 that knex calls. */
const { openDatabase } = require("../sqlite/open");

module.exports = openDatabase;
