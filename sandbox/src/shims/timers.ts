/** Node's timers as a module: knex and its pool wait with them. */
export const setTimeout = globalThis.setTimeout.bind(globalThis);
export const clearTimeout = globalThis.clearTimeout.bind(globalThis);
export const setInterval = globalThis.setInterval.bind(globalThis);
export const clearInterval = globalThis.clearInterval.bind(globalThis);

export default { setTimeout, clearTimeout, setInterval, clearInterval };
