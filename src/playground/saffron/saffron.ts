import answers from "./saffron.json";

/**
 * What live code gets as `saffron`: responses of the lab's API, and the value
 * of a blocks field that holds one of everything.
 */
export const saffron = answers;
