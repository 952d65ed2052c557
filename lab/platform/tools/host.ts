import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { runSnippet } from "./evaluate";
import { loadPlatform } from "./load";
import { makePredictable, type Predictable } from "./predictable";
import { makeRestore } from "./restore";

/**
 * One instance of the platform, driven by the process that forked this one. What it is told comes over Node's own
 * channel between the two, so nothing of it can be reached from a network.
 */
interface Order {
  id: number;
  kind: "detach" | "restore" | "run" | "stop";
  code?: string;
}

const folder = process.argv[2] ?? process.cwd();
const { LAB_SERVE, LAB_DEVELOP, LAB_CLOCK, LAB_PRISTINE } = process.env;

/** When a lab with a fixed clock begins, and begins again after a restore. */
const startTime = "2026-06-15T10:00:00.000Z";

async function main(): Promise<void> {
  const story = LAB_CLOCK === "fixed" ? makeStory(makePredictable(startTime)) : undefined;
  const strapi = await loadPlatform({
    appDir: folder,
    distDir: process.env.LAB_DIST ?? join(__dirname, ".."),
    develop: LAB_DEVELOP === "1",
  });
  story?.beginAgain();
  if (LAB_SERVE === "1") {
    strapi.server.httpServer.prependListener("request", () => story?.next());
    await strapi.listen();
  }
  const restore = LAB_PRISTINE ? await makeRestore(strapi, { folder, pristine: LAB_PRISTINE }) : undefined;

  const carryOut = async ({ kind, code = "" }: Order): Promise<unknown> => {
    if (kind === "run") {
      story?.next();
      return runSnippet(strapi, code);
    }
    if (!restore) throw new Error("This instance has no seeded database to go back to.");
    await restore();
    story?.beginAgain();
    return null;
  };
  process.on("message", (order: Order) => respond(order, carryOut, strapi));
  // This process ends together with its parent, unless the parent has told it to stay.
  process.on("disconnect", () => {
    if (!isToStay) end(strapi);
  });
  process.on("SIGTERM", () => end(strapi));
  process.on("SIGINT", () => end(strapi));
  process.send?.({ kind: "ready" });
}

/** With a fixed clock, requests and snippets are counted: the n-th gets the n-th second and ids that follow from n. */
function makeStory(predictable: Predictable): { next(): void; beginAgain(): void } {
  let count = 0;
  return {
    next: () => {
      predictable.restart(`request ${++count}`);
      predictable.advance(1000);
    },
    beginAgain: () => {
      count = 0;
      predictable.setTime(startTime);
    },
  };
}

let isToStay = false;

async function respond(order: Order, carryOut: (order: Order) => Promise<unknown>, strapi: Core.Strapi) {
  if (order.kind === "stop") return end(strapi);
  if (order.kind === "detach") {
    isToStay = true;
    process.disconnect();
    return;
  }
  try {
    process.send?.({ kind: "done", id: order.id, value: await carryOut(order) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.send?.({ kind: "failed", id: order.id, reason });
  }
}

async function end(strapi: Core.Strapi): Promise<void> {
  await strapi.destroy().catch(() => undefined);
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
