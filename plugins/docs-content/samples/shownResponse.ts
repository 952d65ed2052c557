import { STATUS_CODES } from "node:http";
import { literal, responseStyle } from "../../../shared/literal";
import type { TreeValue } from "../../../shared/tree";
import type { RecordedResponse } from "../schema/recordings";
import { listIn, type Show, shownPart } from "./show";

/** A response as readers see it, in any format. */
export interface ShownResponse {
  /** `200 OK`, or what stands for it where there is no status. */
  readonly label: string;
  readonly isError: boolean;
  /** The media type, where there is one. */
  readonly type: string | undefined;
  /** `name: value`, of the other headers. */
  readonly headers: readonly string[];
  /** The body as text, in its language; missing if there is none. */
  readonly code?: { readonly text: string; readonly lang: string };
  /** Number of entries shown, if the response is a list. */
  readonly entries?: number;
  /** What is left out; empty where nothing is. */
  readonly note: string;
}

/** @param show the part that the writer selected. The check reports a part that doesn't exist. */
export function shownResponse(
  { status, headers = {}, body }: RecordedResponse,
  show: Show | undefined,
): ShownResponse {
  const isError = status === undefined ? isThrown(body) : status >= 400;
  const { "content-type": type, ...others } = headers;
  const { value, note } = (body !== undefined && shownPart(body, show)) || { value: body, note: "" };
  const list = value === undefined ? undefined : listIn(value);
  return {
    label: status === undefined ? (isError ? "Error" : "Result") : statusLine(status),
    isError,
    type: type?.split(";")[0],
    headers: Object.entries(others).map(([name, content]) => `${name}: ${content}`),
    ...(value === undefined ? {} : { code: codeOf(value) }),
    ...(list ? { entries: list.length } : {}),
    note,
  };
}

function statusLine(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ""}`.trim();
}

function codeOf(value: TreeValue): { text: string; lang: string } {
  return typeof value === "string"
    ? { text: value, lang: "text" }
    : { text: literal(value, responseStyle), lang: "json" };
}

/** If a Document Service sample throws, the error is its whole response. */
function isThrown(body: TreeValue | undefined): boolean {
  return typeof body === "object" && body !== null && "error" in body && Object.keys(body).length === 1;
}
