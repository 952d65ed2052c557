/**
 * Node's AsyncLocalStorage, by which the platform knows the request and the transaction that a line of code belongs to. A browser
 * has nothing like it. The bundle has no native `async`, so everything that waits goes through `then`: what was current when a
 * callback was handed to it is current again when it is called. A mere stack would mix up what runs side by side.
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
