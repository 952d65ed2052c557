/** A service that is an object. */
export const objectService = { double: (value: number) => 2 * value };
