import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../project";
import { endGroup, endWithUs } from "./processGroups";
import { answerTo, asks, plain } from "./prompts";

const installMs = 15 * 60_000;
const startMs = 5 * 60_000;
const printMs = 60_000;

export interface TerminalOptions {
  /** Where the reader begins. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Everything that is typed and shown. */
  readonly logFile: string;
  /** Responds when the server is ready. */
  readonly healthUrl: string;
}

/** One window of a shell: `cd` moves it, and a server that runs in it keeps it until Ctrl+C. */
export class Terminal {
  /** Of the last command. */
  output = "";
  readonly questions: string[] = [];
  /** Where `cd` has led. */
  folder: string;
  private server: ChildProcess | null = null;

  constructor(private readonly options: TerminalOptions) {
    this.folder = options.folder;
  }

  /** @throws {Failure} when the command fails, or a server doesn't start */
  async run(command: string): Promise<void> {
    if (this.server)
      throw new Failure(`"${command}" can't be typed: the server still runs in this terminal.`);
    this.log(`\n$ ${command}\n`);
    this.output = "";
    const child = this.spawn(command);
    if (isServer(command)) return this.waitForServer(child, command);
    const code = await this.waitForEnd(child, command);
    const folder = this.takeFolder();
    if (code !== 0) throw new Failure(`"${command}" ended with code ${code} in ${this.folder}.`);
    this.folder = folder;
  }

  /** @throws {Failure} when the text doesn't come within a minute */
  async expect(text: string): Promise<void> {
    const deadline = Date.now() + printMs;
    while (!plain(this.output).includes(text)) {
      if (Date.now() > deadline) throw new Failure(`The terminal doesn't show "${text}".`);
      await sleep(200);
    }
  }

  /** A file of the project, by its path on the page; undefined where there is none. */
  read(path: string): string | undefined {
    const file = join(this.folder, path);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  /** Ctrl+C. */
  async stop(): Promise<void> {
    if (!this.server) throw new Failure("There is no server to stop.");
    await endGroup(this.server);
    this.server = null;
    this.takeFolder();
  }

  async close(): Promise<void> {
    if (this.server) await this.stop();
  }

  private spawn(command: string): ChildProcess {
    const line = `trap 'pwd > "$REPLAY_PWD"' EXIT\n${command}`;
    const env = { ...this.options.env, REPLAY_PWD: this.pwdFile(), REPLAY_LINE: line };
    // Prompts need a terminal, and its size: without one they draw nothing.
    const [program, args] = asks(command)
      ? ["script", ["-qefc", 'stty cols 120 rows 40; bash -c "$REPLAY_LINE"', "/dev/null"]]
      : ["bash", ["-c", line]];
    const child = spawn(program, args, { cwd: this.folder, env, detached: true, stdio: "pipe" });
    if (!asks(command)) child.stdin.end();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        this.output += String(chunk);
        this.log(String(chunk));
      });
    }
    endWithUs(child);
    return child;
  }

  private async waitForEnd(child: ChildProcess, command: string): Promise<number | null> {
    const ended = once(child, "close");
    const questions = asks(command) ? this.answer(child) : undefined;
    const limit = setTimeout(() => void endGroup(child), installMs);
    const [code] = await ended;
    clearTimeout(limit);
    await questions;
    return typeof code === "number" ? code : null;
  }

  /** Presses Enter at each prompt, once the program has finished writing it. */
  private async answer(child: ChildProcess): Promise<void> {
    let seen = 0;
    let before = -1;
    while (child.exitCode === null && child.signalCode === null) {
      const isQuiet = this.output.length === before;
      const found = isQuiet ? answerTo(this.output.slice(seen)) : null;
      before = this.output.length;
      if (found) {
        this.questions.push(found.question);
        seen = before;
        child.stdin?.write(found.keys);
      }
      await sleep(700);
    }
  }

  private async waitForServer(child: ChildProcess, command: string): Promise<void> {
    this.server = child;
    const deadline = Date.now() + startMs;
    while (!(await isUp(this.options.healthUrl))) {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (!hasEnded && Date.now() < deadline) await sleep(500);
      else {
        if (hasEnded) this.server = null;
        if (hasEnded) this.takeFolder();
        const how = hasEnded ? `ended with code ${child.exitCode}` : "doesn't serve after 5 minutes";
        throw new Failure(`"${command}" ${how} in ${this.folder}.`);
      }
    }
  }

  /** The working directory after the last command. The command wrote it to a file, which is deleted. */
  private takeFolder(): string {
    const file = this.pwdFile();
    const folder = existsSync(file) ? readFileSync(file, "utf8").trim() : this.folder;
    rmSync(file, { force: true });
    return folder;
  }

  private pwdFile(): string {
    return `${this.options.folder}.pwd`;
  }

  private log(text: string): void {
    appendFileSync(this.options.logFile, text);
  }
}

/** Whether a command runs a server. */
export const isServer = (command: string): boolean => /(^|[\s/])(develop|start)$/.test(command);

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
