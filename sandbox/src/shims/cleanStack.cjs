/** Traces of a stack stay as they are: shortening them needs the user's home folder. */
module.exports = (/** @type {string} */ stack) => stack;
