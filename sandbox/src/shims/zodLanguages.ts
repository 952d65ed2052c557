/** zod's messages in English only: the other languages are larger than the engine's own code. */
export { default as en } from "zod/v4/locales/en.js";
