import { join } from "node:path";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { fuzz } from "./sandbox/fuzz/fuzz";
import { ensureInstalled } from "./setup/install.mjs";

const usage = `npm run sandbox:fuzz [-- --seed N --count N]

Sends generated requests, reads and writes, to the lab and to the sandbox's engine, and fails at the first response that differs. Prints
the smallest requests that show the difference. The same seed generates the same requests.`;

/** Of a request that is printed, in characters. */
const maxLength = 2000;

/** `npm run sandbox:fuzz`: the engine responds to any request as the lab does. */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { seed: "1", count: "2000" }, usage);
  const seed = readNumber("seed", options.seed);
  await ensureInstalled(join(root, "sandbox"));
  const began = Date.now();
  const { sent, difference } = await fuzz({ seed, count: readNumber("count", options.count) });
  const seconds = Math.round((Date.now() - began) / 1000);
  if (!difference) {
    console.log(
      `${sent} generated requests (seed ${seed}) have the same response in the sandbox and the lab. ${seconds} s.`,
    );
    return;
  }
  const requests = difference.requests
    .map((request) => JSON.stringify(request).slice(0, maxLength))
    .join("\n");
  throw new Failure(
    `The sandbox and the lab differ (seed ${seed}, after ${sent} requests). With the seeded data, send:\n${requests}\n\n${difference.text}`,
  );
}

function readNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Failure(`--${name} needs a whole number, not "${text}".`);
  return Number(text);
}
