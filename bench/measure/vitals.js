/** Runs in a page, before its own scripts: notes what a reader sees and waits for. Milliseconds since the page was asked for. */
(() => {
  /** @type {{ painted: number, largest: number, shift: number, tasks: [number, number][] }} */
  const vitals = { painted: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { vitals });
  /** @param {string} type @param {(entry: any) => void} note */
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.painted = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    vitals.largest = startTime;
  });
  on("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.shift += value;
  });
  on("longtask", ({ startTime, duration }) => vitals.tasks.push([startTime, duration]));

  // A heading's moment survives the loading of another page, as the click does.
  const moment = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => sessionStorage.setItem("clicked", String(moment())), true);
  const look = () => {
    const heading = document.querySelector("main h1, article h1, h1");
    const text = heading?.getClientRects().length
      ? (heading.textContent ?? "").replace(/[\u200b#]/g, "").trim()
      : "";
    if (text !== "" && text !== Reflect.get(window, "shownHeading"))
      Object.assign(window, { shownHeading: text, shownAt: moment() });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
