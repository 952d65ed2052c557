/** What the platform takes for granted in Node and a browser lacks. The bundler puts these names in where they are used. */
export const process = {
  env: { NODE_ENV: "production" },
  argv: [],
  platform: "browser",
  version: "v22.12.0",
  versions: { node: "22.12.0" },
  cwd: () => "/",
  on: () => {},
  emitWarning: () => {},
  nextTick: (action: (...args: unknown[]) => void, ...args: unknown[]) =>
    queueMicrotask(() => action(...args)),
};

export function setImmediate(action: (...args: unknown[]) => void, ...args: unknown[]): void {
  setTimeout(action, 0, ...args);
}

const Clock = globalThis.Date;
let now = (): number => Clock.now();

/** A check sets the time that entries get. */
export function setClock(clock: () => number): void {
  now = clock;
}

class EngineDate extends Clock {
  constructor(...args: unknown[]) {
    super(...((args.length === 0 ? [now()] : args) as [number]));
  }
  static override now(): number {
    return now();
  }
}

export { EngineDate as Date };
