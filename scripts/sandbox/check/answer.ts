import type { SampleRequest } from "../../../plugins/docs-content/samples/sample";
import { readCall, UnreadableCode } from "../../../sandbox/src/documents/readCall";
import type { Engine } from "../../../sandbox/src/engine";
import type { RecordedAnswer as Answer } from "../../../shared/recorded/answer";
import { answerOfReply, answerOfResult, sentRequest } from "../../../shared/recorded/sent";
import { turnsOf } from "../../../shared/recorded/turns";
import type { RestRequest } from "../../../shared/restRequest";
import type { Story } from "./story";

/** Why the engine can't run a sample at all. */
export class Unrunnable extends Error {}

/** What the engine says to a sample. @throws {Unrunnable} */
export async function answerOf(request: SampleRequest, engine: Engine, story: Story): Promise<Answer> {
  if (request.kind === "documentService") return documentService(request.code, engine, story);
  if (request.kind !== "rest") throw new Unrunnable("GraphQL comes later.");
  for (const step of request.before) {
    if ("run" in step) throw new Unrunnable("Code of a project runs before it.");
    await send(step, engine, story);
  }
  return send(request, engine, story);
}

async function send(request: RestRequest, engine: Engine, story: Story): Promise<Answer> {
  if (request.as === "admin") throw new Unrunnable("It is a request of the admin panel.");
  story.next(turnsOf(request.as));
  return answerOfReply(await engine.request(sentRequest(request)));
}

async function documentService(code: string, engine: Engine, story: Story): Promise<Answer> {
  const { uid, method, args } = read(code);
  story.next();
  return answerOfResult(await engine.documents(uid, method, args));
}

function read(code: string) {
  try {
    return readCall(code);
  } catch (error) {
    if (error instanceof UnreadableCode) throw new Unrunnable("It is more than one call with literals.");
    throw error;
  }
}
