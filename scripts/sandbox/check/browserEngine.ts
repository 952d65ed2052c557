import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JSHandle } from "@playwright/test";
import type { Order } from "../../../sandbox/src/worker";
import { openSite } from "../../browser/openSite.mjs";
import { Failure } from "../../command/failure.mjs";
import { root } from "../../command/root.mjs";
import { run } from "../../command/run.mjs";
import type { CheckedEngine } from "./startEngine";
import type { Story } from "./story";

/** Starts the files of a build in a worker of a browser, which lacks what Node has. @throws {Failure} without a browser */
export async function startInBrowser(story: Story): Promise<CheckedEngine> {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFiles(join(folder, "engine"));
    return await startOn(join(folder, "engine"), story, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeFiles(folder: string): Promise<void> {
  const script = join(root, "sandbox", "bundle", "writeEngine.ts");
  const { code, output } = await run(process.execPath, ["--import", "tsx", script, folder], { quiet: true });
  if (code !== 0) throw new Failure(`The engine could not be bundled.\n${output}`);
}

async function startOn(folder: string, story: Story, onStop: () => Promise<void>): Promise<CheckedEngine> {
  const { browser, origin, close } = await openSite(folder);
  try {
    const page = await browser.newPage();
    // Any page of this origin.
    await page.goto(`${origin}/licenses.txt`);
    const worker = await page.evaluateHandle(() => new Worker("/engine.js", { type: "module" }));
    await boot(worker);
    return {
      request: (request) => ask(worker, { kind: "request", request, moment: story.moment() }),
      run: (code) => ask(worker, { kind: "run", code, moment: story.moment() }),
      reset: () => ask(worker, { kind: "reset" }),
      stop: async () => {
        await close();
        await onStop();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The samples run one after the other, so the next message is the reply. */
function ask<Result>(worker: JSHandle<Worker>, order: Order): Promise<Result> {
  return worker.evaluate(
    (running, sent) =>
      new Promise<Result>((resolve, reject) => {
        running.addEventListener(
          "message",
          ({ data }) => ("error" in data ? reject(new Error(data.error)) : resolve(data.value)),
          { once: true },
        );
        running.postMessage({ id: 0, order: sent });
      }),
    order,
  );
}

async function boot(worker: JSHandle<Worker>): Promise<void> {
  await worker.evaluate(async (running) => {
    const wasm = await (await fetch("/sqlite.wasm")).arrayBuffer();
    const data = await (await fetch("/seed.json")).json();
    const chunks = { graphql: "/graphql.js", script: "/script.js" };
    for (const order of [
      { kind: "assemble", data, chunks },
      { kind: "boot", wasm },
    ])
      await new Promise<void>((resolve, reject) => {
        running.addEventListener(
          "message",
          (message) => ("error" in message.data ? reject(new Error(message.data.error)) : resolve()),
          { once: true },
        );
        running.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
        running.postMessage({ id: 0, order });
      });
  });
}
