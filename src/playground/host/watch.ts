/** Milliseconds between two questions. */
export const pingInterval = 1000;
/** Questions in a row that may stay without an answer. */
export const patience = 3;

export interface Watch {
  readonly heard: () => void;
  readonly stop: () => void;
}

/**
 * Asks again and again whether someone still answers. Questions are counted, not seconds: a page that was busy itself,
 * or asleep, must not take its own pause for the other's.
 *
 * @param isAwake whether answers can be expected at all, as in a tab that is seen.
 */
export function startWatch(ask: () => void, onSilence: () => void, isAwake: () => boolean): Watch {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (!isAwake()) return;
    if (unanswered >= patience) {
      clearInterval(timer);
      onSilence();
      return;
    }
    unanswered += 1;
    ask();
  }, pingInterval);
  return {
    heard: () => {
      unanswered = 0;
    },
    stop: () => clearInterval(timer),
  };
}
