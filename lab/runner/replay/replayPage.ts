import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Manager } from "../content";
import { folders } from "../platform/folders";
import { Failure } from "../project";
import { type Action, placeName, type Script } from "./action";
import { compareFile } from "./compareFile";
import { describe } from "./describe";
import { readersEnvironment } from "./environment";
import type { Panel } from "./panel";
import { createsProject } from "./prompts";
import { ask } from "./request";
import { isServer, Terminal } from "./terminal";

export interface ReplayOptions {
  readonly manager: Manager;
  /** The folder of yarn and pnpm. */
  readonly tools: string;
  /** Where the project serves; pages show 1337. */
  readonly port: number;
  /** Opens a browser without a session. */
  readonly newPanel: () => Promise<Panel>;
  readonly log: (line: string) => void;
}

interface Replay extends ReplayOptions {
  readonly script: Script;
  readonly name: string;
  readonly folders: string[];
  readonly learned: Map<string, string>;
  terminal: Terminal | null;
  panel: Panel | null;
}

/**
 * Does what a page says, in an empty folder that is removed at the end.
 *
 * @returns what went wrong, or null. The replay ends there: the rest of the page counts on it.
 */
export async function replayPage(script: Script, options: ReplayOptions): Promise<string | null> {
  const [first] = script.actions;
  if (!first) return "The page has nothing to replay.";
  const name = `${first.file.replace(/\.mdx$/, "").replaceAll("/", "-")}-${options.manager}`;
  const learned = new Map<string, string>();
  const replay: Replay = { ...options, script, name, folders: [], learned, terminal: null, panel: null };
  mkdirSync(logs, { recursive: true });
  writeFileSync(logFileOf(name), "");
  const actions =
    options.manager === "npm" ? script.actions : upToFirstServer(script.actions, options.manager);
  try {
    for (const action of actions) {
      const failed = await attempt(action, replay);
      if (failed !== null) return failed;
    }
    return null;
  } finally {
    await replay.terminal?.close();
    await replay.panel?.page.context().close();
    for (const folder of replay.folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** After the first start, the package manager no longer matters. */
function upToFirstServer(actions: readonly Action[], manager: Manager): readonly Action[] {
  const index = actions.findIndex((action) => action.does === "run" && isServer(action.commands[manager]));
  const rest = actions.slice(index + 1);
  const prints = rest.findIndex(({ does }) => does !== "print");
  return index === -1 ? actions : actions.slice(0, index + 1 + (prints === -1 ? rest.length : prints));
}

const logs = join(folders.tmp, "replay", "logs");
const logFileOf = (name: string) => join(logs, `${name}.log`);

async function attempt(action: Action, replay: Replay): Promise<string | null> {
  const started = performance.now();
  const what = describe(action, replay.manager);
  try {
    await act(action, replay);
    replay.log(`  ${placeName(action)} ${what} (${seconds(started)})`);
    return null;
  } catch (error) {
    const picture = await replay.panel?.page.screenshot().catch(() => undefined);
    if (picture) writeFileSync(join(logs, `${replay.name}.png`), picture);
    const reason = error instanceof Failure ? error.message : String(error);
    return `${placeName(action)} ${what}: ${reason}\n    Log: ${logFileOf(replay.name)}`;
  }
}

async function act(action: Action, replay: Replay): Promise<void> {
  if (action.does === "run") return type(action.commands[replay.manager], replay);
  const terminal = openTerminal(replay);
  switch (action.does) {
    case "print":
      return terminal.expect(action.text);
    case "stop":
      return terminal.stop();
    case "request":
      return ask(action, { learned: replay.learned, atPort: (text) => atPort(text, replay.port) });
    case "compare":
      return compareFile(action, terminal);
    case "write":
      return writeFileSync(join(terminal.folder, action.path), `${action.text}\n`);
    case "open":
      replay.panel ??= await replay.newPanel();
      return replay.panel.move({ ...action, url: atPort(action.url, replay.port) });
    default:
      if (!replay.panel) throw new Failure("The page doesn't say to open the admin panel first.");
      return replay.panel.move(action);
  }
}

/** A command that creates a project begins in an empty folder: it is another way to begin, or the first. */
async function type(command: string, replay: Replay): Promise<void> {
  if (createsProject(command)) {
    await replay.terminal?.close();
    replay.terminal = null;
  }
  const terminal = openTerminal(replay);
  await terminal.run(command);
  const unknown = unknownQuestions(terminal, replay);
  if (unknown.length > 0) throw new Failure(`It asks what the page doesn't list: ${unknown.join(", ")}`);
}

function openTerminal(replay: Replay): Terminal {
  if (replay.terminal) return replay.terminal;
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  replay.folders.push(folder);
  replay.terminal = new Terminal({
    folder,
    env: readersEnvironment(process.env, replay.tools, replay.port),
    logFile: logFileOf(replay.name),
    healthUrl: `http://127.0.0.1:${replay.port}/_health`,
  });
  return replay.terminal;
}

/** What the page writes of port 1337, where that was taken. */
function atPort(text: string, port: number): string {
  return text.replaceAll("localhost:1337", `localhost:${port}`);
}

/** Pages write the questions as npm's users see them. */
function unknownQuestions({ questions }: Terminal, { script, manager }: Replay): string[] {
  const asked = questions.map((question) => question.replace(`with ${manager}?`, "with npm?"));
  return asked.filter((question) => !script.questions.includes(question));
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
