import answers from "./saffron.json";

/**
 * What live code gets as `saffron`: answers of the lab's API, recorded by scripts/lab/playgroundData.ts, and the value
 * of a blocks field that holds one of everything.
 */
export const saffron = answers;
