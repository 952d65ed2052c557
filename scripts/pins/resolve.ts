import { Failure } from "../command/failure.mjs";
import { run } from "../command/run.mjs";
import type { Reference } from "./references";

/** Milliseconds until a host counts as unreachable. */
const timeoutMs = 20_000;

/**
 * Requests the current meaning of a reference's tag from its origin: an action's commit from GitHub, and an image's digest from Docker, which has to be installed.
 *
 * @throws Failure when the place can't be reached, or doesn't know the tag
 */
export async function resolvePin(reference: Reference): Promise<string> {
  return reference.kind === "action" ? await commitOf(reference) : await digestOf(reference);
}

async function commitOf({ name, tag }: Reference): Promise<string> {
  // An action may be in a folder of its repository: owner/repository/folder.
  const repository = `https://github.com/${name.split("/").slice(0, 2).join("/")}`;
  const refs = [`refs/tags/${tag}`, `refs/tags/${tag}^{}`];
  const { code, output } = await run("git", ["ls-remote", repository, ...refs], {
    quiet: true,
    timeout: timeoutMs,
    env: { GIT_TERMINAL_PROMPT: "0" },
  });
  if (code !== 0) throw new Failure(`${repository} can't be reached: ${output.trim().split("\n").at(-1)}`);
  return commitIn(output, tag) ?? fail(`${repository} has no tag ${tag}.`);
}

/** The commit in the output of `git ls-remote`. An annotated tag is a separate object, and `^{}` is the commit that it points to. */
export function commitIn(output: string, tag: string): string | undefined {
  const commits = new Map(
    output.split("\n").map((line) => {
      const [commit = "", ref = ""] = line.split("\t");
      return [ref, commit];
    }),
  );
  return commits.get(`refs/tags/${tag}^{}`) ?? commits.get(`refs/tags/${tag}`);
}

async function digestOf({ name, tag }: Reference): Promise<string> {
  const image = `${name}:${tag}`;
  const args = ["buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"];
  const { code, output } = await run("docker", args, { quiet: true, timeout: timeoutMs });
  return code === 0
    ? output.trim()
    : fail(`docker can't look up ${image}: ${output.trim().split("\n").at(-1)}`);
}

function fail(message: string): never {
  throw new Failure(message);
}
