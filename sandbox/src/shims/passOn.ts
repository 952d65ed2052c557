/** Middlewares of a server that the plugin adds to its route. The engine has read the body, and knows no other origins. */
import type { Handler } from "../http/router";

export default (): Handler => (_context, next) => next();
