import type { Node } from "unist";
import type { TreeProps } from "../../../shared/tree";
import { verifiable } from "../samples/fingerprint";
import { kindsWithResponse, type Sample, type SampleRequest, type VerifiableSample } from "../samples/sample";
import type { Show } from "../samples/show";
import { type CompileContext, placeOf, report } from "./context";

/** A piece of code on a page, before its place and its key are known. */
export interface FoundSample {
  readonly lang: string;
  readonly title?: string | null;
  /** Null where the platform can't say anything to it, or where the writer's mark is wrong. */
  readonly request: SampleRequest | null;
  readonly follows?: boolean;
  readonly show?: Show | null;
  readonly unverifiedBecause?: string | null;
}

/** Remembers a sample of the page. @returns what the lab makes of it, if anything. */
export function addSample(found: FoundSample, node: Node, context: CompileContext): VerifiableSample | null {
  const { lang, title = null, request, follows = false, show = null, unverifiedBecause = null } = found;
  const previous = follows ? lastWithResponse(context.samples) : null;
  if (follows && !previous) {
    report(context, node, {
      rule: "sample-order",
      message: "The sample follows another one, but it is the first on the page.",
      fix: "Remove follows, or put the sample after the one that it depends on.",
    });
  }
  const check = request && verifiable(request, previous);
  context.samples.push({ lang, title, ...placeOf(context, node), check, show, unverifiedBecause });
  return check;
}

/** The props that pass a component its recording, and the part of it to show, once that is known. */
export function recordingProp(
  check: VerifiableSample,
  context: CompileContext,
  show: Show | null = null,
): TreeProps {
  const recording = { page: context.file, fingerprint: check.fingerprint };
  return { recording, ...(show === null ? {} : { show }) };
}

function lastWithResponse(samples: readonly Sample[]): VerifiableSample | null {
  const withResponse = samples.filter(({ check }) => check && kindsWithResponse.includes(check.request.kind));
  return withResponse.at(-1)?.check ?? null;
}
