import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const content = process.env.DOCS_CONTENT ?? join(__dirname, "..", "..", "..", "..", "content");

/** Strapi's address in a new project, which the configurations on pages have. */
export const strapiAddress = "127.0.0.1:1337";

/** The code block of a page with this title. @param page from the content folder on, without its ending */
export function fileOf(page: string, title: string): string {
  const text = readFileSync(join(content, `${page}.mdx`), "utf8");
  const start = text.indexOf(`title="${title}"`);
  const file = /^[^\n]*\n(.*?)^```$/ms.exec(start < 0 ? "" : text.slice(start))?.[1];
  if (file === undefined) throw new Error(`${page} doesn't show ${title}.`);
  return file;
}

export const newFolder = (program: string): string => mkdtempSync(join(tmpdir(), `${program}-`));

/**
 * The lab can end without notice, which closes its pipe to this shell. The program must end then, too. A shell gives an empty
 * input to what runs in the background, except for other descriptors.
 */
const untilClosed = (command: string): string =>
  [
    "exec 3<&0",
    `${command} & server=$!`,
    "cat <&3 > /dev/null & input=$!",
    "wait -n",
    "kill $server $input 2> /dev/null",
    "wait $server",
    'rm -rf "$0"',
  ].join("\n");

/** Runs a server until the lab ends, and deletes its folder then. @param command in Bash, where $0 is the folder */
export async function serve(program: string, command: string, folder: string, url: string): Promise<void> {
  const child = spawn("bash", ["-c", untilClosed(command), folder], { stdio: ["pipe", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (part: Buffer) => {
    output += part.toString();
  });
  const failed = new Promise<never>((_, reject) => {
    child.once("exit", () => reject(new Error(`${program} stopped. Is it installed? ${output}`)));
  });
  await Promise.race([untilServing(program, url), failed]);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

async function untilServing(program: string, url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isServing = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isServing) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} doesn't respond.`);
}
