import type { Lookup } from "../store/lookup";
import type { DocFields, SampleFields } from "../store/stored";

/** A page's samples as GraphQL shows them. */
interface VerifiedSample extends SampleFields {
  readonly status: number | null;
  readonly verifiedWith: string | null;
}

/** A page's own code blocks, with data from their recordings. Code blocks of partials belong to the partials. */
export function verifiedSamples({ file, samples }: DocFields, find: Lookup): VerifiedSample[] {
  return samples.map((sample) => {
    const recording = sample.fingerprint === null ? undefined : find.recording(file, sample.fingerprint);
    return {
      ...sample,
      status: recording?.response?.status ?? null,
      verifiedWith: recording?.strapi ?? null,
    };
  });
}
