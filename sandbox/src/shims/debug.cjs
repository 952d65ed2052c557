/** Lines for developers of knex and its pool, which nobody reads here. Packages call what they require. */
const debug = () => Object.assign(() => undefined, { enabled: false, extend: debug });

module.exports = debug;
