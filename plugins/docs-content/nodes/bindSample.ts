import type { TreeProps, TreeValue } from "../../../shared/tree";
import { plainCodeBlock } from "../compile/codeBlock";
import { shownAnswer } from "../samples/answer";
import type { FindRecording } from "../samples/findRecording";
import type { Answer, Recording } from "../schema/recordings";

/** A sample's props with what the platform answered, and with which version; without both while nothing is recorded. */
export function boundSample({ recording: key, show, ...props }: TreeProps, find: FindRecording): TreeProps {
  const recording = findByKey(key, find);
  if (!recording) return props;
  const answer = recording.answer && answerProps(recording.answer, show);
  return { ...props, ...(answer ? { answer } : {}), verifiedWith: recording.strapi };
}

function findByKey(key: TreeValue | undefined, find: FindRecording): Recording | undefined {
  if (typeof key !== "object" || key === null || !("page" in key)) return undefined;
  return find(String(key.page), String(key.fingerprint));
}

function answerProps(answer: Answer, show: TreeValue | undefined): TreeProps {
  const wanted = typeof show === "number" || typeof show === "string" ? show : undefined;
  const { label, isError, type, headers, code, entries = 0, note } = shownAnswer(answer, wanted);
  return {
    label,
    isError,
    ...(type === undefined ? {} : { type }),
    headers,
    ...(code === undefined ? {} : plainCodeBlock(code.text, code.lang)),
    ...(entries > 1 ? { entries } : {}),
    ...(note === "" ? {} : { note }),
  };
}
