/** Milliseconds between two questions. */
export const pingInterval = 1000;
/** Number of pings in a row without a response before the frame counts as silent. */
export const maxMissedPings = 3;

export interface Watch {
  readonly heard: () => void;
  readonly stop: () => void;
}

/**
 * Pings the other side repeatedly. It counts pings instead of seconds, so that a page that was busy or suspended itself
 * doesn't blame the other side for its own pause.
 *
 * @param isAwake whether responses can be expected at all, as in a visible tab.
 */
export function startWatch(ask: () => void, onSilence: () => void, isAwake: () => boolean): Watch {
  let missed = 0;
  const timer = setInterval(() => {
    if (!isAwake()) return;
    if (missed >= maxMissedPings) {
      clearInterval(timer);
      onSilence();
      return;
    }
    missed += 1;
    ask();
  }, pingInterval);
  return {
    heard: () => {
      missed = 0;
    },
    stop: () => clearInterval(timer),
  };
}
