/** A factory that returns no middleware. */
export const silent = () => undefined;
