import { type Busy, progressed } from "../../../src/requests/busy";

it("shows a download in few steps, whatever its chunks", () => {
  const shown = new Set<Busy>();
  let busy: Busy | undefined;
  for (let done = 1; done <= 1000; done += 1) {
    busy = progressed(busy, done, 1000);
    shown.add(busy);
  }
  expect(shown.size).toBe(21);
  expect(busy).toEqual({ step: "starting" });
});
