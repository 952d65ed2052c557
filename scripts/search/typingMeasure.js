/**
 * Runs in a page, before its own scripts: notes when the search's field changes and when its status names that text, and
 * meanwhile sends itself one message after the other, which come late when something else takes the main thread.
 * Milliseconds.
 */
(() => {
  /** @type {{ query: string, at: number } | undefined} */
  let asked;
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
    isAnswered: () => asked === undefined,
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
      last = performance.now();
      port2.postMessage(0);
    },
    { capture: true },
  );

  const look = () => {
    const status = document.querySelector("[role=dialog] [role=status]")?.textContent ?? "";
    if (!asked || !status.includes(`"${asked.query}"`)) return;
    measured.times.push(performance.now() - asked.at);
    asked = undefined;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})();
