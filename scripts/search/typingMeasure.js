/**
 * Runs in a page, before its own scripts: notes when the search's field changes and when its status names that text, and
 * meanwhile sends itself one message after the other, which come late when something else takes the main thread.
 * Milliseconds.
 */
(() => {
  /** @type {{ query: string, at: number } | undefined} */
  let asked;
  let answer = Promise.resolve();
  let settle = () => {};
  let last = 0;
  const measured = {
    /** @type {number[]} */
    times: [],
    /** @type {number[]} */
    gaps: [],
    begin() {
      measured.times = [];
      measured.gaps = [];
    },
    /** Settles when the status names what stands in the field. */
    answered: () => answer,
  };
  Object.assign(window, { measured });

  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    measured.gaps.push(now - last);
    last = now;
    if (asked) port2.postMessage(0);
  };

  document.addEventListener(
    "input",
    ({ target, timeStamp }) => {
      const query = target instanceof HTMLInputElement ? target.value : "";
      // A space alone changes no answer.
      if (query === "" || query.endsWith(" ")) return;
      asked = { query, at: timeStamp };
      answer = new Promise((resolve) => {
        settle = resolve;
      });
      last = performance.now();
      port2.postMessage(0);
    },
    { capture: true },
  );

  const look = () => {
    if (!asked) return;
    const status = document.querySelector("dialog[open] [role=status]")?.textContent ?? "";
    if (!status.includes(`"${asked.query}"`)) return;
    measured.times.push(performance.now() - asked.at);
    asked = undefined;
    settle();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})();
