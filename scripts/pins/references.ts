import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Something of other people's that a workflow or a container takes by name: an action, or a base image. */
export interface Reference {
  readonly kind: "action" | "image";
  /** `actions/checkout`, or `node`. */
  readonly name: string;
  /** What people call the version: `v5.0.0`, or `24-bookworm`. Empty when the file doesn't say. */
  readonly tag: string;
  /** The commit (40 hex digits) or the digest (`sha256:` and 64 of them) that can't change; undefined when only a tag is named. */
  readonly pin: string | undefined;
  /** Seen from the project's folder, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

const workflows = ".github/workflows";
const dockerfile = "deploy/Dockerfile";

/** Every reference of the workflows and the Dockerfile below a folder. */
export function readReferences(folder: string): readonly Reference[] {
  const names = readdirSync(join(folder, workflows)).filter((name) => /\.ya?ml$/.test(name));
  const files = [...names.sort().map((name) => `${workflows}/${name}`), dockerfile];
  return files.flatMap((file) => referencesIn(readFileSync(join(folder, file), "utf8"), file));
}

/** The references in one file's text. Workflows of the project itself and earlier stages of a Dockerfile aren't any. */
export function referencesIn(text: string, file: string): readonly Reference[] {
  const stages = new Set([...text.matchAll(/^FROM\s.*\sAS\s+(\S+)/gim)].map(([, stage]) => stage));
  return text.split("\n").flatMap((content, index): readonly Reference[] => {
    const found = file.endsWith("Dockerfile") ? imageIn(content) : actionIn(content);
    return found && !stages.has(found.name) ? [{ ...found, file, line: index + 1 }] : [];
  });
}

type Found = Pick<Reference, "kind" | "name" | "tag" | "pin">;

function actionIn(line: string): Found | undefined {
  const [, name, version, comment] = /^\s*(?:-\s+)?uses:\s*([^\s@]+)@(\S+)(?:\s+#\s*(\S+))?/.exec(line) ?? [];
  if (!name || !version || name.startsWith("./")) return undefined;
  const isCommit = /^[0-9a-f]{40}$/.test(version);
  return {
    kind: "action",
    name,
    tag: isCommit ? (comment ?? "") : version,
    pin: isCommit ? version : undefined,
  };
}

function imageIn(line: string): Found | undefined {
  const [, name, tag, pin] =
    /^FROM\s+(?:--\S+\s+)*([^\s:@]+)(?::([^\s@]+))?(?:@(sha256:[0-9a-f]{64}))?/i.exec(line) ?? [];
  return name ? { kind: "image", name, tag: tag ?? "latest", pin } : undefined;
}
