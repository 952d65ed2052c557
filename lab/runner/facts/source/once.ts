/** Works a value out once for each key: several facts read the same thing. */
export function once<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: work(key) };
    known.set(key, entry);
    return entry.value;
  };
}
