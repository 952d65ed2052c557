import type { Order } from "../../../sandbox/src/worker";
import { EngineEnded, engineIn } from "../../../src/sandbox/engineWorker";

const order: Order = { kind: "reset" };

/** A worker that does nothing by itself. */
class FakeWorker extends EventTarget {
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn();
  reply(data: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event("error"), { message }));
  }
}

function started() {
  const worker = new FakeWorker();
  return { worker, engine: engineIn(worker as unknown as Worker) };
}

it("gives each order its own reply", async () => {
  const { worker, engine } = started();
  const replies = [engine.ask(order, 1000), engine.ask(order, 1000)];
  expect(worker.postMessage.mock.calls).toEqual([[{ id: 1, order }], [{ id: 2, order }]]);
  worker.reply({ id: 2, value: "second" });
  worker.reply({ id: 1, value: "first" });
  expect(await Promise.all(replies)).toEqual(["first", "second"]);
});

it("passes on the engine's own errors, and goes on", async () => {
  const { worker, engine } = started();
  const failing = engine.ask(order, 1000);
  worker.reply({ id: 1, error: "The engine has no member." });
  await expect(failing).rejects.toThrow("The engine has no member.");
  const next = engine.ask(order, 1000);
  worker.reply({ id: 2, value: "fine" });
  expect(await next).toBe("fine");
  expect(worker.terminate).not.toHaveBeenCalled();
});

it("ends a worker that takes too long, and says that to all who wait", async () => {
  const { worker, engine } = started();
  const asked = [engine.ask(order, 20), engine.ask(order, 5000)];
  await expect(asked[0]).rejects.toThrow("This took longer than 0.02 seconds, so it was stopped.");
  await expect(asked[1]).rejects.toThrow(EngineEnded);
  expect(worker.terminate).toHaveBeenCalled();
  await expect(engine.ask(order, 1000)).rejects.toThrow(EngineEnded);
});

it.each([
  [undefined, "could not be loaded. Check your connection"],
  ["Uncaught RangeError", "Strapi has stopped: Uncaught RangeError"],
])("tells a script that didn't load from one that broke: %s", async (message, sentence) => {
  const { worker, engine } = started();
  const asked = engine.ask(order, 1000);
  worker.fail(message);
  await expect(asked).rejects.toThrow(sentence);
});
