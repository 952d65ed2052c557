import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Of this file, when it is compiled: lab/platform/dist/tools. */
const platform = join(__dirname, "..", "..");

/** Strapi removes the listeners of its process when it stops, so an exit listener of this process wouldn't end the other one. */
const endWithParent = join(__dirname, "endWithParent.js");

const inPlatform = (word: string): string => word.replace(/^node_modules/, join(platform, "node_modules"));

export interface Unit {
  start(): Promise<string>;
  /** Ends the process as systemd does. @returns its exit code */
  stop(): Promise<string>;
}

/** Runs the command of a page's systemd unit: systemd itself doesn't run in the lab. */
export function unitOf(page: string, cwd: string, env: NodeJS.ProcessEnv): Unit {
  const unit = /^```ini [^\n]*\n(.*?)^```$/ms.exec(page)?.[1] ?? "";
  const entries = [...unit.matchAll(/^(\w+)=(.*)$/gm)];
  const valuesOf = (wanted: string) =>
    entries.flatMap(([, name, value = ""]) => (name === wanted ? [value] : []));
  const own = valuesOf("Environment").map((line) => line.split(/=(.*)/s).slice(0, 2));
  const [, ...words] = (valuesOf("ExecStart")[0] ?? "").split(" ");
  let running: ChildProcess | undefined;
  return {
    async start() {
      const child = spawn(process.execPath, ["--require", endWithParent, ...words.map(inPlatform)], {
        cwd,
        env: { ...env, ...Object.fromEntries(own) },
      });
      running = child;
      const printed = collect(child);
      const ended = new Promise<never>((_, reject) =>
        child.once("exit", (code) => reject(new Error(`Strapi stopped with ${code}: ${printed()}`))),
      );
      ended.catch(() => undefined);
      await Promise.race([untilServing(`http://127.0.0.1:${env.PORT}/_health`), ended]);
      return "";
    },
    stop: () =>
      new Promise((resolve) => {
        running?.once("exit", (code, signal) => resolve(`${code ?? signal}`));
        running?.kill("SIGTERM");
      }),
  };
}

/** @returns a function that returns what the process has printed so far. */
export function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => {
      text += part.toString();
    });
  return () => text.trim();
}

async function untilServing(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isServing = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isServing) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Strapi doesn't respond.");
}
