import type { Browser, Page } from "@playwright/test";

/** Of a trace, as Chromium writes it (Trace Event Format); times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor: what a machine's other work takes isn't in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The work of a page's main thread during an action: the CPU time of each task, in milliseconds.
 * During a task, the page doesn't react.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return busiest(traceEvents);
}

/** The browser's active page; another one waits empty for the next URL. */
function busiest(events: readonly TraceEvent[]): readonly number[] {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) =>
      events
        .filter((event) => isTask(event) && event.pid === pid && event.tid === tid)
        .map(({ tdur = 0 }) => tdur / 1000),
    );
  return threads.reduce((most, tasks) => (sum(tasks) > sum(most) ? tasks : most), []);
}

function isTask({ name, ph }: TraceEvent): boolean {
  return ph === "X" && name.endsWith("RunTask");
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}
