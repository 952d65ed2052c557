/** Makes a function that does its work once. After a failure, the next call tries again. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return async () => {
    result ??= work();
    try {
      return await result;
    } catch (error) {
      result = undefined;
      throw error;
    }
  };
}
