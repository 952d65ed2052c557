/** How long code may run without a pause, in milliseconds. */
export const maxSyncMs = 1000;

/** Calls between two looks at the clock: a look costs more than a turn of most loops. */
const callsBetweenChecks = 256;

/** Thrown into code that runs too long. */
export class EndlessError extends Error {
  override readonly name = "Stopped";
  readonly line: number;

  constructor(line: number) {
    super(`The code ran for more than ${maxSyncMs / 1000} s without a pause.`);
    this.line = line;
  }
}

/** The current time, and a function that calls back in the browser's next task. */
export interface Clock {
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  readonly afterPause: (act: () => void) => void;
}

/**
 * Makes the function that guarded code calls all the time. A stretch begins with the first call after the browser had
 * its turn; so promises that never let it have one are stopped as well.
 *
 * @throws EndlessError (the made function) once a stretch is too long, and at every call until it has ended.
 */
export function createGuard({ now, afterPause }: Clock): (line: number) => void {
  let isRunning = false;
  let isOver = false;
  let end = 0;
  let calls = 0;
  const rest = () => {
    isRunning = false;
    isOver = false;
  };
  return (line) => {
    if (!isRunning) {
      isRunning = true;
      calls = 0;
      end = now() + maxSyncMs;
      afterPause(rest);
    }
    calls += 1;
    if (!isOver && calls % callsBetweenChecks === 0) isOver = now() > end;
    if (isOver) throw new EndlessError(line);
  };
}

/** The browser's clock. A message to oneself comes in its own turn, and sooner than a timer. */
export function browserClock(): Clock {
  const { port1, port2 } = new MessageChannel();
  return {
    now: () => performance.now(),
    afterPause: (act) => {
      port1.onmessage = act;
      port2.postMessage(null);
    },
  };
}
