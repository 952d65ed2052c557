import { EventSourceParserStream } from "eventsource-parser/stream";
import { field, listField, textField } from "../../../shared/field";
import { AskError, type AskErrorReason } from "../askError";
import type { ChatMessage } from "./prompt";
import { type TimeoutMs, withTimeout } from "./timeout";

export interface ChatRequest {
  /** Where to POST. */
  readonly endpoint: string;
  readonly model: string;
  readonly messages: readonly ChatMessage[];
}

/**
 * Sends a request to an OpenAI-compatible chat endpoint, and yields the text as it arrives.
 *
 * @param signal stops it without an error.
 * @throws AskError for any reason; `cut` if the stream ends before its final event.
 */
export async function* chatStream(
  { endpoint, ...body }: ChatRequest,
  signal: AbortSignal,
  timeoutMs: TimeoutMs,
): AsyncGenerator<string> {
  const ended = new AbortController();
  const stop = () => ended.abort();
  signal.addEventListener("abort", stop);
  try {
    const asked = fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify({ ...body, stream: true }),
      signal: ended.signal,
    });
    const response = await withTimeout(asked.catch(unreachable), timeoutMs);
    if (!response.ok) throw refusal(response.status);
    yield* words(eventsOf(response), timeoutMs);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

function unreachable(cause: unknown): never {
  throw new AskError("unreachable", "The endpoint can't be reached.", { cause });
}

function refusal(status: number): AskError {
  return new AskError(reasonOfStatus(status), `The endpoint answered ${status}.`);
}

function reasonOfStatus(status: number): AskErrorReason {
  if (status === 429) return "busy";
  if (status === 408 || status === 504) return "slow";
  return status >= 500 ? "broken" : "refused";
}

/** @throws AskError for a response that isn't a stream of events. */
function eventsOf({ headers, body }: Response) {
  const type = headers.get("Content-Type") ?? "";
  if (!body || !type.startsWith("text/event-stream"))
    throw new AskError("garbled", `The endpoint sent ${type || "nothing"} instead of a stream of events.`);
  return body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
}

type Events = ReturnType<typeof eventsOf>;

async function* words(events: Events, timeoutMs: TimeoutMs): AsyncGenerator<string> {
  let isFinished = false;
  for (;;) {
    const { done, value } = await withTimeout(events.read().catch(brokenOff), timeoutMs);
    if (done) break;
    if (value.data === "[DONE]") return;
    const choice = firstChoice(value.data);
    const text = textField(field(choice, "delta"), "content");
    if (text) yield text;
    if (textField(choice, "finish_reason") !== undefined) isFinished = true;
  }
  if (!isFinished) brokenOff(undefined);
}

function brokenOff(cause: unknown): never {
  throw new AskError("cut", "The answer broke off.", { cause });
}

/** @throws AskError for an invalid event, and for an error that the event contains. */
function firstChoice(data: string): unknown {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch (cause) {
    throw new AskError("garbled", "The endpoint sent an event that is no JSON.", { cause });
  }
  if (field(event, "error") !== undefined) throw new AskError("broken", "The endpoint sent an error.");
  if (!Array.isArray(field(event, "choices")))
    throw new AskError("garbled", "The endpoint sent an event without choices.");
  return listField(event, "choices")[0];
}
