/** What knex, its pool, and qs take from Node's `util`. */
export function inspect(value: unknown): string {
  return typeof value === "string" ? `'${value}'` : (JSON.stringify(value) ?? String(value));
}
inspect.custom = Symbol.for("nodejs.util.inspect.custom");

export function inherits(child: { prototype: object }, parent: { prototype: object }): void {
  Object.setPrototypeOf(child.prototype, parent.prototype);
  Object.setPrototypeOf(child, parent);
}

type Done = (error: unknown, value: unknown) => void;

export function promisify(action: (...args: unknown[]) => void): (...args: unknown[]) => Promise<unknown> {
  return (...args) =>
    new Promise((resolve, reject) => {
      const done: Done = (error, value) => (error ? reject(error) : resolve(value));
      action(...args, done);
    });
}

export function deprecate<Action>(action: Action): Action {
  return action;
}

export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const types = { isTypedArray: ArrayBuffer.isView };

export default { inspect, inherits, promisify, deprecate, isDeepStrictEqual, types };
