import { turnsOf } from "../../shared/recorded/turns";
import type { RestRequest } from "../../shared/restRequest";
import type { PageSamples, RunnableSample } from "../../shared/runnable";

/** Something that is sent for a sample. */
export interface Step {
  readonly key: string;
  /** The fingerprint of the sample that it belongs to. */
  readonly sample: string;
  readonly what: RunnableSample | { readonly kind: "rest"; readonly request: RestRequest };
  /** The lab's turn in which it was sent while it was recorded. */
  readonly turn: number;
}

interface Steps {
  /** What has to be done before, from the data of the start on. */
  readonly earlier: readonly Step[];
  readonly own: Step;
}

/** Everything that the lab sent for a sample, in order. */
export function stepsOf(samples: PageSamples["samples"], fingerprint: string): Steps {
  const steps: Step[] = [];
  let turn = 0;
  const add = (sample: string, key: string, what: Step["what"]): Step => {
    turn += turnsOf(what.kind === "rest" ? what.request.as : undefined);
    const step = { key, sample, what, turn };
    steps.push(step);
    return step;
  };
  let own: Step | undefined;
  for (const name of chainTo(samples, fingerprint)) {
    const sample = samples[name];
    if (!sample) break;
    const before = sample.kind === "rest" ? sample.before : [];
    for (const [index, request] of before.entries())
      add(name, `${name} before ${index}`, { kind: "rest", request });
    own = add(name, name, sample);
  }
  if (!own) throw new Error("This sample can't run here. Reload the page, then try again.");
  return { earlier: steps.slice(0, -1), own };
}

/** The samples that lead to one, and that one. */
function chainTo(samples: PageSamples["samples"], fingerprint: string): string[] {
  const chain: string[] = [];
  for (let name: string | null = fingerprint; name !== null && !chain.includes(name); ) {
    chain.unshift(name);
    name = samples[name]?.after ?? null;
  }
  return chain;
}
