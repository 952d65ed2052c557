import type { SampleRequest } from "../../../plugins/docs-content/samples/sample";
import type { RecordedResponse } from "../../../shared/recorded/response";
import { responseOfReply, responseOfResult, sentRequest } from "../../../shared/recorded/sent";
import { turnsOf } from "../../../shared/recorded/turns";
import type { RestRequest } from "../../../shared/restRequest";
import type { CheckedEngine } from "./startEngine";
import type { Story } from "./story";

/** Why the engine can't run a sample at all. */
export class Unrunnable extends Error {}

/** What the engine says to a sample. @throws {Unrunnable} */
export async function responseOf(
  request: SampleRequest,
  engine: CheckedEngine,
  story: Story,
): Promise<RecordedResponse> {
  if (request.kind === "documentService") return documentService(request.code, engine, story);
  if (request.kind === "graphql") {
    const { query, variables, as } = request;
    const body = { query, variables };
    return send({ method: "POST", target: "/graphql", headers: {}, body, as }, engine, story);
  }
  if (request.kind !== "rest") throw new Error(`A ${request.kind} sample has no response.`);
  for (const step of request.before) {
    if ("run" in step) await prepare(step.run, engine, story);
    else await send(step, engine, story);
  }
  return send(request, engine, story);
}

async function send(request: RestRequest, engine: CheckedEngine, story: Story): Promise<RecordedResponse> {
  if (request.as === "admin") throw new Unrunnable("It is a request of the admin panel.");
  story.next(turnsOf(request.as));
  return responseOfReply(await engine.request(sentRequest(request)));
}

async function documentService(code: string, engine: CheckedEngine, story: Story): Promise<RecordedResponse> {
  story.next();
  const result = await engine.run(code);
  if (!result.ok && isMissing(result.error.message)) throw new Unrunnable(result.error.message);
  return responseOfResult(result);
}

/** Code that runs before a request changes the platform; what its last statement gives can be anything. */
async function prepare(code: string, engine: CheckedEngine, story: Story): Promise<void> {
  story.next();
  const result = await engine.run(`${code};\nreturn null;`);
  if (!result.ok) throw new Unrunnable(`The code before it fails: ${result.error.message}`);
}

const isMissing = (message: string) => message.startsWith("The sandbox has no ");
