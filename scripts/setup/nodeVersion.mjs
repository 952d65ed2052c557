/**
 * Node must be able to `require` ESM packages without a flag: Gatsby compiles our TypeScript to CommonJS, and the
 * data layer uses ESM packages. 20.19 and 22.12 are the first releases that can. Keep in step with package.json's engines.
 */
const firstGood = { 20: 19, 22: 12 };

/**
 * @param {string} version such as `20.19.0`
 * @returns {string} one sentence for the reader, or an empty string when the version will do
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const needed = major === 20 ? firstGood[20] : firstGood[22];
  const isGood = major > 22 || ((major === 20 || major === 22) && minor >= needed);
  if (isGood) return "";
  return `This project needs Node 20.19 or newer in the 20 line, or 22.12 or newer; this is Node ${version} (get another at https://nodejs.org).`;
}
