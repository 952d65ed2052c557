import type { TreeProps, TreeValue } from "../../../shared/tree";
import { plainCodeBlock } from "../compile/codeBlock";
import { shownAnswer } from "../samples/answer";
import type { FindRecording } from "../samples/findRecording";
import { keyOf } from "../samples/recordingKey";
import { runnableOf } from "../samples/runnable";
import type { Answer } from "../schema/recordings";

/** A sample's props with what the platform answered, and with which version; without both while nothing is recorded. */
export function boundSample({ recording: prop, show, ...props }: TreeProps, find: FindRecording): TreeProps {
  const key = keyOf(prop);
  const recording = key && find(key.page, key.fingerprint);
  if (!recording) return props;
  const answer = recording.answer && answerProps(recording.answer, show);
  const run = runnableOf(key.page, key.fingerprint, recording) !== undefined;
  return { ...props, ...(run ? { run } : {}), ...(answer ? { answer } : {}), verifiedWith: recording.strapi };
}

function answerProps(answer: Answer, show: TreeValue | undefined): TreeProps {
  const wanted = typeof show === "number" || typeof show === "string" ? show : undefined;
  const { label, isError, type, headers, code, entries = 0, note } = shownAnswer(answer, wanted);
  return {
    label,
    isError,
    ...(type === undefined ? {} : { type }),
    ...(headers.length === 0 ? {} : { headers }),
    ...(code === undefined ? {} : plainCodeBlock(code.text, code.lang)),
    ...(entries > 1 ? { entries } : {}),
    ...(note === "" ? {} : { note }),
  };
}
