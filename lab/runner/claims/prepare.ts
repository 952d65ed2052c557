import type { Step, TreeValue } from "../content";
import type { RunningLab } from "../platform/lab";
import { send } from "../samples/send";
import type { ClaimOfPage, Differences } from "./verdict";

/** Brings the lab to the state that a claim is about. @returns what went wrong. */
export async function prepareClaim({ claim, setup }: ClaimOfPage, lab: RunningLab): Promise<Differences> {
  const steps = [...(setup?.before ?? []), ...("before" in claim ? (claim.before ?? []) : [])];
  for (const step of steps) {
    const failure = await carryOut(step, lab);
    if (failure !== undefined) return [failure];
  }
  return [];
}

async function carryOut(step: Step, lab: RunningLab): Promise<string | undefined> {
  if ("run" in step) {
    const result = await lab.run(`${step.run};\nreturn null;`);
    return result.ok ? undefined : `before: the code throws ${result.error.name}: ${result.error.message}`;
  }
  const { status = 0, body } = await send(restRequest(step), lab);
  if (status < 300) return undefined;
  return `before: ${step.request} returned ${status} ${JSON.stringify(body)}`;
}

/** A step as the lab sends it. */
export function restRequest(step: Extract<Step, { request: string }>) {
  const [method = "", target = ""] = step.request.split(" ");
  const { headers = {}, body, as = "public" } = step;
  return { method, target, headers, as, ...(body === undefined ? {} : { body }) };
}

/** Sets entries of the configuration, which the platform reads when it needs them. @returns how to undo it. */
export async function configure(
  config: Readonly<Record<string, TreeValue>> | undefined,
  lab: RunningLab,
): Promise<() => Promise<void>> {
  if (!config) return async () => undefined;
  const code = `const wanted = ${JSON.stringify(config)};
    const before = Object.keys(wanted).map((key) => ({ key, has: strapi.config.has(key), value: strapi.config.get(key) }));
    for (const [key, value] of Object.entries(wanted)) strapi.config.set(key, value);
    return before;`;
  const result = await lab.run(code);
  const before = JSON.stringify(result.ok ? result.value : []);
  return async () => {
    await lab.run(
      `for (const { key, has, value } of ${before}) strapi.config.set(key, has ? value : undefined);\nreturn null;`,
    );
  };
}
