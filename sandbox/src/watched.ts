interface LifecycleEvent {
  readonly action: string;
  readonly model: { readonly uid: string };
}

type Listener = (event: LifecycleEvent) => unknown;

/** A subscriber of the database: one function for all actions, or an object with one for each. */
export type Subscriber = Listener | object;

/** The same subscriber, which tells when it runs. */
export function watched(subscriber: Subscriber, tell: (uid: string, action: string) => void): Subscriber {
  const watch =
    (listener: Listener, self: unknown): Listener =>
    (event) => {
      tell(event.model.uid, event.action);
      return listener.call(self, event);
    };
  if (isListener(subscriber)) return watch(subscriber, undefined);
  return new Proxy(subscriber, {
    get: (target, key) => {
      const part: unknown = Reflect.get(target, key);
      return isListener(part) ? watch(part, target) : part;
    },
  });
}

function isListener(value: unknown): value is Listener {
  return typeof value === "function";
}
