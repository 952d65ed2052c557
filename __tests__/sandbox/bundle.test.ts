import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { bundleEngine, paidFiles, wasmFile } from "../../sandbox/bundle/bundleEngine";
import { dataFile } from "../../scripts/sandbox/data/files";

/** The limits of what a reader downloads who presses Run, in bytes of Brotli. */
const limits = { engine: 420_000, sqlite: 350_000, data: 100_000, together: 800_000 };

const weigh = (bytes: Uint8Array) => brotliCompressSync(bytes).length;

test("nothing weighs more than it may, and no paid code is in it", async () => {
  const { code, metafile } = await bundleEngine();
  const weights = [weigh(code), weigh(readFileSync(wasmFile)), weigh(readFileSync(dataFile))];
  const [engine = 0, sqlite = 0, data = 0] = weights;
  expect(engine).toBeLessThanOrEqual(limits.engine);
  expect(sqlite).toBeLessThanOrEqual(limits.sqlite);
  expect(data).toBeLessThanOrEqual(limits.data);
  expect(engine + sqlite + data).toBeLessThanOrEqual(limits.together);
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(100);
  expect(paidFiles(metafile)).toEqual([]);
}, 60_000);
