/**
 * Runs in a page, before its own scripts: notes when the search's field changes and when its status names that text.
 * Milliseconds.
 */
(() => {
  /** @type {{ query: string, at: number } | undefined} */
  let asked;
  let response = Promise.resolve();
  let settle = () => {};
  const measured = {
    /** @type {number[]} */
    times: [],
    begin() {
      measured.times = [];
    },
    /** Settles when the status names what stands in the field. */
    responded: () => response,
  };
  Object.assign(window, { measured });

  document.addEventListener(
    "input",
    ({ target, timeStamp }) => {
      const query = target instanceof HTMLInputElement ? target.value : "";
      // A space alone changes no response.
      if (query === "" || query.endsWith(" ")) return;
      asked = { query, at: timeStamp };
      response = new Promise((resolve) => {
        settle = resolve;
      });
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
