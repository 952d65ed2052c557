/**
 * Node's AsyncLocalStorage, with which the platform finds the request and the transaction that a line of code belongs to. Browsers
 * have no equivalent. The bundle has no native `async`, so everything that waits uses `then`: when a callback runs, the stores
 * are those of the time when it was passed to `then`. A simple stack would mix up concurrent calls.
 */
type Stores = ReadonlyMap<object, unknown>;

let current: Stores = new Map();

export class AsyncLocalStorage<Store> {
  getStore(): Store | undefined {
    return current.get(this) as Store | undefined;
  }

  run<Result>(store: Store, action: (...args: unknown[]) => Result, ...args: unknown[]): Result {
    return within(new Map(current).set(this, store), () => action(...args));
  }

  exit<Result>(action: () => Result): Result {
    return this.run(undefined as Store, action);
  }
}

function within<Result>(stores: Stores, action: () => Result): Result {
  const before = current;
  current = stores;
  try {
    return action();
  } finally {
    current = before;
  }
}

type Callback = (value: unknown) => unknown;

function bind(callback: unknown): Callback | undefined {
  const stores = current;
  if (typeof callback !== "function") return undefined;
  return (value) => within(stores, () => callback(value));
}

const { then } = Promise.prototype;
Object.assign(Promise.prototype, {
  // biome-ignore lint/suspicious/noThenProperty: this is the method that promises have.
  then(this: Promise<unknown>, done?: unknown, failed?: unknown) {
    return then.call(this, bind(done), bind(failed));
  },
});
