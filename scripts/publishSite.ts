import { dirname, resolve } from "node:path";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { run } from "./command/run.mjs";
import { isUnfinished } from "./command/unfinished.mjs";
import { findBrotliModule } from "./deploy/nginxConfig";
import { goBack, publish } from "./deploy/publish";
import { precompressBuild } from "./precompress/precompressBuild.mjs";

const usage = `npm run publish:site -- --to FOLDER

Puts a build where a server serves it from, in one step: FOLDER/releases holds what was published, FOLDER/current leads to
what is served, FOLDER/nginx is the configuration. With --release an older one is served again.`;

const defaults = {
  to: "",
  from: "public",
  keep: "5",
  release: "",
  reload: "",
  listen: "8080",
  brotli: "auto",
  "access-log": "off",
};

/** `npm run publish:site` */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, defaults, usage);
  if (options.to === "") throw new Failure("Say where to publish: npm run publish:site -- --to /srv/docs");
  const to = resolve(root, options.to);
  if (options.release !== "") {
    await goBack(to, options.release);
    console.log(`${to} serves release ${options.release} again.`);
    return;
  }
  const from = resolve(root, options.from);
  // It can contain pages of two builds.
  if (isUnfinished(dirname(from)))
    throw new Failure(
      `The last build of ${from} was ended in its midst, or is running: npm run build first.`,
    );
  const keep = countOf(options.keep);
  const brotliModule = brotliOf(options.brotli);
  await precompressBuild(from);
  const id = await publish({
    from,
    to,
    keep,
    nginx: { listen: options.listen, accessLog: options["access-log"], brotliModule },
    reload: () => reloadWith(options.reload),
  });
  console.log(`${to} serves release ${id}.`);
}

function countOf(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Failure(`--keep needs a number from 1, not "${text}".`);
}

/** `auto` looks for the module on this machine; a path is believed; `off` is for an nginx without. */
function brotliOf(text: string): string | undefined {
  if (text === "auto") return findBrotliModule();
  return text === "off" ? undefined : text;
}

async function reloadWith(command: string): Promise<void> {
  if (command === "") {
    console.log(
      "A running nginx has to read its configuration again, for the headers of this release: nginx -s reload",
    );
    return;
  }
  const { code } = await run("sh", ["-c", command]);
  if (code !== 0)
    throw new Failure(
      `"${command}" failed with ${code}: the new release is there, and the old one is still served.`,
    );
}
