import responses from "./saffron.json";

/**
 * The value of `saffron` in live code: responses of the lab's API, and the value
 * of a blocks field that contains one of each element.
 */
export const saffron = responses;
