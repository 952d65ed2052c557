/** Apollo Server's way to a hash: Node's, which the engine has, or a package with one of its own. */
export { createHash } from "node:crypto";
