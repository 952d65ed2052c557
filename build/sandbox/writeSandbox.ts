import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sandboxFilesPath, sandboxLicensesPath, sandboxPath } from "../../shared/paths";
import type { SandboxFile, SandboxFiles } from "../../shared/sandboxFiles";
import { filesOf } from "../filesOf";

/**
 * Writes the sandbox's files into a build, and removes those of an earlier build.
 *
 * @param folder from engineFolder; undefined for a build without the sandbox.
 */
export function writeSandbox(publicDir: string, folder: string | undefined): SandboxFiles | null {
  const written = new Set<string>();
  const write = (path: string, content: Buffer): SandboxFile => {
    const file = join(publicDir, path);
    written.add(path);
    // An unchanged file keeps its time, which its compressed copies are compared with.
    if (!existsSync(file) || !readFileSync(file).equals(content)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return { path, bytes: content.length };
  };
  const files = folder === undefined ? null : writeFrom(folder, write);
  for (const file of filesOf(join(publicDir, sandboxPath))) {
    const path = `${sandboxPath}/${file}`;
    if (!written.has(path.replace(/\.(?:br|gz)$/, ""))) rmSync(join(publicDir, path));
  }
  return files;
}

function writeFrom(folder: string, write: (path: string, content: Buffer) => SandboxFile): SandboxFiles {
  const read = (name: string) => readFileSync(join(folder, name));
  const writeHashed = (name: string, extension: string) => {
    const content = read(name + extension);
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
    return write(`${sandboxFilesPath}/${name}-${hash}${extension}`, content);
  };
  write(sandboxLicensesPath, read("licenses.txt"));
  return {
    engine: writeHashed("engine", ".js"),
    sqlite: writeHashed("sqlite", ".wasm"),
    data: writeHashed("seed", ".json"),
    chunks: { graphql: writeHashed("graphql", ".js"), script: writeHashed("script", ".js") },
  };
}
