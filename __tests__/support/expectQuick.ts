import { cpuTimeOf } from "./cpuTime";

/** Milliseconds of CPU time. What is quick takes a third of it or less on a quiet machine; what isn't takes far longer. It is no measure of speed. */
const most = 5000;

/** Fails where work hangs on a hostile input. */
export function expectQuick(work: () => unknown): void {
  expect(cpuTimeOf(work)).toBeLessThan(most);
}
