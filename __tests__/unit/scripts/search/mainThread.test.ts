import type { Browser, Page } from "@playwright/test";
import { tasksDuring } from "../../../../scripts/search/mainThread";

const thread = (pid: number, tid: number, name: string) => ({
  name: "thread_name",
  ph: "M",
  pid,
  tid,
  args: { name },
});
const task = (pid: number, tid: number, milliseconds: number) => ({
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  pid,
  tid,
  tdur: milliseconds * 1000,
});

/** A browser that has written this trace. */
function browserWith(traceEvents: readonly object[]): Browser {
  const written = Buffer.from(JSON.stringify({ traceEvents }));
  const browser: Pick<Browser, "startTracing" | "stopTracing"> = {
    startTracing: async () => {},
    stopTracing: async () => written,
  };
  return browser as Browser;
}

it("tells the tasks of the page that is at work, and of its main thread alone", async () => {
  const browser = browserWith([
    thread(1, 1, "CrRendererMain"),
    thread(2, 1, "CrRendererMain"),
    thread(2, 5, "Compositor"),
    task(1, 1, 3),
    task(2, 1, 12),
    task(2, 5, 40),
    task(2, 1, 17.5),
    { name: "Paint", ph: "X", pid: 2, tid: 1, tdur: 9000 },
  ]);
  let acted = 0;
  const act = async () => {
    acted += 1;
  };
  expect(await tasksDuring(browser, {} as Page, act)).toEqual([12, 17.5]);
  expect(acted).toBe(1);
});

it("tells none of a trace without pages", async () => {
  expect(await tasksDuring(browserWith([]), {} as Page, async () => {})).toEqual([]);
});
