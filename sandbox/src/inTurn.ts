/** Creates a function that runs actions one after the other, even if one of them fails. */
export function inTurn(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const next = last.then(action, action);
    last = next.catch(() => undefined);
    return next;
  };
}
