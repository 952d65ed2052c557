import { turnsOf } from "../../shared/recorded/turns";
import type { Preparation, RestRequest } from "../../shared/restRequest";
import type { PageSamples, RunnableCode, RunnableGraphql } from "../../shared/runnable";

/** What is sent: a request, a query, or code. */
type Sent =
  | { readonly kind: "rest"; readonly request: RestRequest }
  | Pick<RunnableGraphql, "kind" | "query" | "variables" | "as">
  | Pick<RunnableCode, "kind" | "code">;

/** Something that is sent for a sample. */
export interface Step {
  readonly key: string;
  /** The fingerprint of the sample that it belongs to. */
  readonly sample: string;
  readonly what: Sent;
  /** The number of the lab's turn in which it was sent when it was recorded. */
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
    turn += turnsOf(senderOf(what));
    const step = { key, sample, what, turn };
    steps.push(step);
    return step;
  };
  let own: Step | undefined;
  for (const name of chainTo(samples, fingerprint)) {
    const sample = samples[name];
    if (!sample) break;
    const before = sample.kind === "rest" ? sample.before : [];
    for (const [index, step] of before.entries()) add(name, `${name} before ${index}`, preparation(step));
    own = add(name, name, sample);
  }
  if (!own) throw new Error("This sample can't run here. Reload the page, then try again.");
  return { earlier: steps.slice(0, -1), own };
}

/** The value of code that prepares something can be anything, so it is left out. */
function preparation(step: Preparation): Sent {
  if ("run" in step) return { kind: "documentService", code: `${step.run};\nreturn null;` };
  return { kind: "rest", request: step };
}

function senderOf(what: Sent): string | undefined {
  if (what.kind === "documentService") return undefined;
  return what.kind === "rest" ? what.request.as : what.as;
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
