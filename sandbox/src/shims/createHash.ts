/** Apollo Server's package for hashes: here it is Node's function, which the engine has. */
export { createHash } from "node:crypto";
