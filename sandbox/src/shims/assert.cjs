/** Node's `assert`, as far as the platform and knex check themselves with it. They call what they require. */
const assert = (/** @type {unknown} */ value, message = "Assertion failed") => {
  if (!value) throw new Error(message);
};

module.exports = Object.assign(assert, { ok: assert, strict: assert });
