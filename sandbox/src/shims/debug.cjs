/** Debug output of knex and its pool, which is discarded. Packages call what they require. */
const debug = () => Object.assign(() => undefined, { enabled: false, extend: debug });

module.exports = debug;
