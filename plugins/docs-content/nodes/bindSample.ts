import type { TreeProps, TreeValue } from "../../../shared/tree";
import { plainCodeBlock } from "../compile/codeBlock";
import { exclusionOf } from "../samples/exclusions";
import type { FindRecording } from "../samples/findRecording";
import { keyOf } from "../samples/recordingKey";
import { runnableOf } from "../samples/runnable";
import { shownResponse } from "../samples/shownResponse";
import type { RecordedResponse } from "../schema/recordings";

/** Where the error index explains a response; undefined if it doesn't. */
type FindExplanation = (response: RecordedResponse) => string | undefined;

/** A sample's props with the platform's response and version; without both if nothing is recorded. */
export function boundSample(
  { recording: prop, show, ...props }: TreeProps,
  find: FindRecording,
  explain: FindExplanation = () => undefined,
): TreeProps {
  const key = keyOf(prop);
  const recording = key && find(key.page, key.fingerprint);
  if (!recording) return props;
  const reason = exclusionOf(key.page, key.fingerprint);
  const why = reason === undefined ? "" : `Can't run in your browser: ${reason}`;
  const response = recording.response && responseProps(recording.response, show, why, explain);
  const run = runnableOf(key.page, key.fingerprint, recording) !== undefined;
  return {
    ...props,
    ...(run ? { run } : {}),
    ...(response ? { response } : {}),
    verifiedWith: recording.strapi,
  };
}

/** @param why it can't run in a browser; empty where it can */
function responseProps(
  response: RecordedResponse,
  show: TreeValue | undefined,
  why: string,
  explain: FindExplanation,
): TreeProps {
  const wanted = typeof show === "number" || typeof show === "string" ? show : undefined;
  const { label, isError, type, headers, code, entries = 0, note } = shownResponse(response, wanted);
  const explained = isError ? explain(response) : undefined;
  return {
    label,
    isError,
    ...(type === undefined ? {} : { type }),
    ...(headers.length === 0 ? {} : { headers }),
    ...(code === undefined ? {} : plainCodeBlock(code.text, code.lang)),
    ...(entries > 1 ? { entries } : {}),
    ...(explained === undefined ? {} : { explained }),
    ...(note + why === "" ? {} : { note: [note, why].filter(Boolean).join(". ") }),
  };
}
