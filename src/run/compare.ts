import { isSame } from "../../shared/recorded/isSame";
import { type LabPlace, normalizeResponse } from "../../shared/recorded/normalize";
import type { RecordedResponse } from "../../shared/recorded/response";
import { type DiffLine, diffLines } from "../requests/diffLines";
import { textOf } from "../requests/ResponseBody";
import { statusLine } from "../requests/summary";

/** What the sandbox calls itself already is what recordings are normalized to. */
const place: LabPlace = { url: "http://localhost:1337", folders: [], startedAt: new Date() };

/** How a response differs from the recorded one, in lines; undefined where both are the same. */
export function differenceOf(
  recorded: RecordedResponse,
  response: RecordedResponse,
): readonly DiffLine[] | undefined {
  const normalized = normalizeResponse(response, place);
  if (isSame(recorded, normalized)) return undefined;
  return diffLines(linesOf(recorded), linesOf(normalized));
}

function linesOf({ status, headers = {}, body }: RecordedResponse): string[] {
  return [
    ...(status === undefined ? [] : [statusLine(status)]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : textOf(body).split("\n")),
  ];
}
