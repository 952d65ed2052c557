import { z } from "zod";
import { Failure } from "../command/failure.mjs";
import { run } from "../command/run.mjs";
import type { Reference } from "./references";

/** Milliseconds after which a host counts as silent. */
const patience = 20_000;

/**
 * Asks the place a reference comes from what its tag means today: GitHub for an action's commit, Docker Hub for an image's digest.
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
    timeout: patience,
    env: { GIT_TERMINAL_PROMPT: "0" },
  });
  if (code !== 0) throw new Failure(`${repository} can't be reached: ${output.trim().split("\n").at(-1)}`);
  return commitIn(output, tag) ?? fail(`${repository} has no tag ${tag}.`);
}

/** The commit in what `git ls-remote` prints. A tag with a message is an object of its own, and `^{}` is what it points to. */
export function commitIn(output: string, tag: string): string | undefined {
  const commits = new Map(
    output.split("\n").map((line) => {
      const [commit = "", ref = ""] = line.split("\t");
      return [ref, commit];
    }),
  );
  return commits.get(`refs/tags/${tag}^{}`) ?? commits.get(`refs/tags/${tag}`);
}

const tokenResponse = z.object({ token: z.string() });

async function digestOf({ name, tag }: Reference): Promise<string> {
  const repository = name.includes("/") ? name : `library/${name}`;
  const scope = `repository:${repository}:pull`;
  const login = await ask(`https://auth.docker.io/token?service=registry.docker.io&scope=${scope}`, {});
  const { token } = tokenResponse.parse(await login.json());
  const manifest = await ask(`https://registry-1.docker.io/v2/${repository}/manifests/${tag}`, {
    method: "HEAD",
    headers: {
      authorization: `Bearer ${token}`,
      accept:
        "application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json",
    },
  });
  return manifest.headers.get("docker-content-digest") ?? fail(`${manifest.url} names no digest.`);
}

async function ask(url: string, options: RequestInit): Promise<Response> {
  const { host } = new URL(url);
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(patience) }).catch((error) =>
    fail(`${host} can't be reached: ${error instanceof Error ? error.message : error}`),
  );
  return response.ok ? response : fail(`${url} responds with ${response.status}.`);
}

function fail(message: string): never {
  throw new Failure(message);
}
