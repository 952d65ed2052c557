import { createGuard, EndlessError, maxSyncMs } from "../../../src/playground/frame/stretch";

function guarded() {
  let time = 0;
  let pause = () => {};
  const guard = createGuard({
    now: () => time,
    afterPause: (act) => {
      pause = act;
    },
  });
  return {
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    pause: () => pause(),
    call: (times: number) => {
      for (let count = 0; count < times; count++) guard(7);
    },
  };
}

it("lets code run that makes pauses", () => {
  const { pass, pause, call } = guarded();
  for (let turn = 0; turn < 5; turn++) {
    call(1000);
    pass(maxSyncMs - 1);
    call(1000);
    pause();
  }
});

it("stops code that makes none, and says where it was", () => {
  const { pass, call } = guarded();
  call(1);
  pass(maxSyncMs + 1);
  expect(() => call(1000)).toThrow(EndlessError);
  expect(() => call(1000)).toThrow(expect.objectContaining({ line: 7 }));
});

it("goes on throwing at code that catches, until it makes a pause", () => {
  const { pass, pause, call } = guarded();
  call(1);
  pass(maxSyncMs + 1);
  expect(() => call(1000)).toThrow(EndlessError);
  expect(() => call(1)).toThrow(EndlessError);
  pause();
  call(1000);
});
