import type { Code } from "mdast";
import { type Caller, callers } from "../../../shared/callers";
import type { TreeValue } from "../../../shared/tree";
import { didYouMean } from "../nearest";
import type { SampleRequest } from "../samples/sample";
import type { Show } from "../samples/show";
import type { SampleMark, SampleOptions } from "./codeFence";
import { type CompileContext, report } from "./context";

/** A fence, as far as its sample is concerned. */
interface Fence {
  readonly lang: string;
  readonly title: string | null;
  /** Without the lines that a diff removes. */
  readonly code: string;
  readonly options: SampleOptions;
}

const script = ["ts", "typescript", "js", "javascript"];
export const shellLanguages: readonly string[] = ["bash", "sh", "shell", "console"];

/** Which languages each kind of sample is written in. */
const languages: Readonly<Record<SampleMark, readonly string[]>> = {
  documentService: script,
  graphql: ["graphql"],
  config: script,
  check: [...script, "tsx", "jsx"],
  cli: shellLanguages,
};

/** The other options that are allowed with a mark. */
const companions: Readonly<Record<SampleMark, readonly string[]>> = {
  documentService: ["fails", "follows", "show"],
  graphql: ["fails", "follows", "show", "as", "variables"],
  config: [],
  check: [],
  cli: [],
};

/** The request of a marked code block; null for a block without a mark, and for an invalid mark, which is reported. */
export function sampleOfFence(fence: Fence, node: Code, context: CompileContext): SampleRequest | null {
  const [mark, second] = fence.options.marks;
  const wrong = mark === undefined ? strayOptions(fence.options) : whatIsWrong(mark, second, fence);
  if (wrong) {
    report(context, node, { rule: "code-fence-sample", ...wrong });
    return null;
  }
  return mark === undefined ? null : requestOf(mark, fence);
}

type Wrong = { readonly message: string; readonly fix: string } | undefined;

function strayOptions(options: SampleOptions): Wrong {
  const [stray] = given(options);
  if (stray === undefined) return undefined;
  const message = `"${stray}" is an option of samples, but the fence isn't a sample.`;
  return { message, fix: `Add documentService or graphql, or remove ${stray}.` };
}

function whatIsWrong(mark: SampleMark, second: SampleMark | undefined, fence: Fence): Wrong {
  const { lang, title, options } = fence;
  const stray = given(options).find((name) => !companions[mark].includes(name));
  if (second !== undefined)
    return { message: `The fence has both ${mark} and ${second}.`, fix: "Keep one of the two." };
  if (options.unverified !== null)
    return { message: `The fence has both ${mark} and unverified.`, fix: "Keep one of the two." };
  if (stray !== undefined)
    return { message: `A ${mark} sample can't have "${stray}".`, fix: `Remove ${stray}.` };
  if (!languages[mark].includes(lang)) {
    const known = languages[mark].join(", ");
    return { message: `A ${mark} sample can't be written in ${lang}.`, fix: `Its languages: ${known}.` };
  }
  if (mark === "config" && !/^config\/[\w./-]+\.[jt]s$/.test(title ?? "")) {
    return {
      message: "A config sample needs the path of its file.",
      fix: 'Write title="config/server.ts".',
    };
  }
  if (options.show !== null && showOf(options.show) === null) {
    return {
      message: `"${options.show}" isn't a valid value of show.`,
      fix: "Write a number of entries, or a JSON pointer such as /0/title.",
    };
  }
  return mark === "graphql" ? wrongGraphql(options) : undefined;
}

/** `2` or `/data/0`, read; null for anything else. */
export function showOf(text: string | null): Show | null {
  if (text === null) return null;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  return /^(\/[^/]+)+$/.test(text) ? text : null;
}

function wrongGraphql({ as, variables }: SampleOptions): Wrong {
  if (as !== null && !isCaller(as)) {
    return {
      message: `The lab has no sender "${as}".`,
      fix: `Known: ${callers.join(", ")}.${didYouMean(as, callers)}`,
    };
  }
  if (variables !== null && parseVariables(variables) === undefined) {
    return {
      message: "The variables aren't a JSON object.",
      fix: `Example: variables='{"id": "abc"}'.`,
    };
  }
  return undefined;
}

function given({ fails, follows, as, variables, show }: SampleOptions): string[] {
  const all = { fails, follows, as: as !== null, variables: variables !== null, show: show !== null };
  return Object.entries(all).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
}

function requestOf(mark: SampleMark, { lang, title, code, options }: Fence): SampleRequest {
  const { fails, as, variables } = options;
  if (mark === "documentService") return { kind: mark, lang, code, fails };
  if (mark === "cli") return { kind: mark, commands: commandsOf(code) };
  if (mark === "config") return { kind: mark, lang, file: title, code };
  if (mark === "check") return { kind: "types", lang, file: fileOf(title), code };
  const caller = isCaller(as) ? as : "public";
  return { kind: mark, query: code, variables: parseVariables(variables ?? "{}") ?? {}, as: caller, fails };
}

/** A title may be any words; one that is a file's path says where the code belongs. */
function fileOf(title: string | null): string | null {
  return title !== null && /^[\w./[\]-]+\.[cm]?[jt]sx?$/.test(title) ? title : null;
}

/** Where lines have a prompt, the others are output. A backslash joins lines. */
export function commandsOf(code: string): string[] {
  const lines = code.replace(/\\\n\s*/g, "").split("\n");
  const prompted = lines.filter((line) => line.startsWith("$ ")).map((line) => line.slice(2));
  const commands = prompted.length > 0 ? prompted : lines;
  return commands.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

function isCaller(name: string | null): name is Caller {
  return callers.some((caller) => caller === name);
}

function parseVariables(text: string): TreeValue | undefined {
  try {
    const value: TreeValue = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
