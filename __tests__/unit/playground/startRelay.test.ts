import { startRelay } from "../../../src/playground/host/startRelay";
import type { FrameMessage } from "../../../src/playground/protocol";

/** A worker without a thread: it runs the relay's real program in its own scope. */
class Threadless extends EventTarget {
  static last: Threadless;
  isRunning = true;
  readonly #scope = Object.assign(new EventTarget(), {
    postMessage: (data: unknown) => this.dispatchEvent(new MessageEvent("message", { data })),
  });

  constructor() {
    super();
    Threadless.last = this;
    Object.assign(globalThis, { self: this.#scope });
    jest.isolateModules(() => require("../../../src/playground/host/relay.worker"));
  }

  postMessage(_data: null, ports: MessagePort[]): void {
    const event = new MessageEvent("message");
    this.#scope.dispatchEvent(Object.defineProperty(event, "ports", { value: ports }));
  }

  terminate(): void {
    this.isRunning = false;
  }
}

Object.assign(globalThis, { Worker: Threadless });

function start() {
  const said: FrameMessage[] = [];
  const events = {
    onSaid: (message: FrameMessage) => said.push(message),
    onFlood: jest.fn(),
    onBroken: jest.fn(),
  };
  return { said, ...events, ...startRelay(events) };
}

/** Messages arrive, and are collected, in a time that depends on the machine. Jest ends a test that waits too long. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it("hands on what comes in by the port, checked and in order", async () => {
  const { port, said, onFlood, onBroken } = start();
  port.postMessage({ type: "height", height: 20, html: "<b>" });
  port.postMessage({ type: "no such type" });
  port.postMessage({ type: "shown" });
  await until(() => said.length > 0);
  port.close();
  expect(said).toEqual([{ type: "height", height: 20 }, { type: "shown" }]);
  expect(onFlood).not.toHaveBeenCalled();
  expect(onBroken).not.toHaveBeenCalled();
});

it("reports a flood", async () => {
  const { port, onFlood } = start();
  for (let count = 0; count < 1500; count++) port.postMessage(null);
  await until(() => onFlood.mock.calls.length > 0);
  port.close();
  expect(onFlood).toHaveBeenCalledTimes(1);
});

it("reports a program that can't be loaded, and ends its thread", () => {
  const { port, onBroken, stop } = start();
  Threadless.last.dispatchEvent(new Event("error"));
  expect(onBroken).toHaveBeenCalled();
  stop();
  port.close();
  expect(Threadless.last.isRunning).toBe(false);
});
