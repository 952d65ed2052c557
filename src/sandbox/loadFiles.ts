import { withPrefix } from "gatsby";
import type { SandboxData } from "../../sandbox/src/data";
import type { SandboxFile, SandboxFiles } from "../../shared/sandboxFiles";
import type { OnProgress } from "./types";

export interface LoadedFiles {
  readonly data: SandboxData;
  /** Still on its way. */
  readonly wasm: Promise<ArrayBuffer>;
}

/** The part of the script after which SQLite is requested, so that the connection is never idle. */
const early = 0.9;

/**
 * Downloads the sandbox's files: first those that the worker starts with, then SQLite, while the worker assembles the platform. The worker
 * loads its script from the browser's cache, because browsers report no progress for a worker's own downloads.
 *
 * @throws an error whose message is a sentence for the reader.
 */
export async function loadFiles(
  { engine, sqlite, data }: SandboxFiles,
  onProgress: OnProgress,
): Promise<LoadedFiles> {
  const total = engine.bytes + sqlite.bytes + data.bytes;
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    onProgress(done, total);
  };
  let askForSqlite = () => {};
  const isTime = new Promise<void>((resolve) => {
    askForSqlite = resolve;
  });
  const wasm = isTime.then(() => load(sqlite, onBytes)).then((file) => file.arrayBuffer());
  // Who waits for it in the end reports what went wrong.
  wasm.catch(() => {});
  let scriptBytes = 0;
  const onScriptBytes = (bytes: number) => {
    onBytes(bytes);
    scriptBytes += bytes;
    if (scriptBytes >= early * engine.bytes) askForSqlite();
  };
  const [text] = await Promise.all([load(data, onBytes), load(engine, onScriptBytes)]);
  return { data: JSON.parse(await text.text()), wasm };
}

async function load({ path }: SandboxFile, onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(withPrefix(path)).catch(() => undefined);
  if (response?.status === 404)
    throw new Error("This site has a newer version by now. Reload the page, then send the request again.");
  if (!response?.ok || !response.body) throw unreachable();
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        onBytes(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).blob().catch(() => {
    throw unreachable();
  });
}

function unreachable(): Error {
  return new Error("Strapi could not be loaded. Check your connection, then send the request again.");
}
