/** zod's messages in English alone: its other languages weigh more than the engine's own code. */
export { default as en } from "zod/v4/locales/en.js";
