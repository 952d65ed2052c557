/** Runs once for each key, which doesn't matter if there is only one. A failure isn't kept, so the next call tries again. */
export function once<Result, Key = void>(act: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const runs = new Map<Key, Promise<Result>>();
  return (key) => {
    const before = runs.get(key);
    if (before) return before;
    const run = act(key);
    runs.set(key, run);
    run.catch(() => runs.delete(key));
    return run;
  };
}
