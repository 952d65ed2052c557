import type { SampleRequest } from "../../../plugins/docs-content/samples/sample";
import type { Answer } from "../../../plugins/docs-content/schema/recordings";
import { readCall, UnreadableCode } from "../../../sandbox/src/documents/readCall";
import type { Engine } from "../../../sandbox/src/engine";
import type { RestRequest } from "../../../shared/restRequest";
import type { TreeValue } from "../../../shared/tree";
import type { Story } from "./story";

/** Why the engine can't run a sample at all. */
export class Unrunnable extends Error {}

/** Senders whose session the lab opens before each request, which takes a turn of its story. */
const withSession = ["reader", "editor", "admin"];

/** What the engine says to a sample. @throws {Unrunnable} */
export async function answerOf(request: SampleRequest, engine: Engine, story: Story): Promise<Answer> {
  if (request.kind === "documentService") return documentService(request.code, engine, story);
  if (request.kind === "graphql") {
    const { query, variables, as } = request;
    const body = { query, variables };
    return send({ method: "POST", target: "/graphql", headers: {}, body, as }, engine, story);
  }
  if (request.kind !== "rest") throw new Error(`A ${request.kind} sample has no answer.`);
  for (const step of request.before) {
    if ("run" in step) throw new Unrunnable("Code of a project runs before it.");
    await send(step, engine, story);
  }
  return send(request, engine, story);
}

async function send(request: RestRequest, engine: Engine, story: Story): Promise<Answer> {
  const { target, as, ...rest } = request;
  const sent = { method: rest.method, body: rest.body, as };
  if (as === "admin") throw new Unrunnable("It is a request of the admin panel.");
  if (withSession.includes(as)) story.next();
  story.next();
  const { pathname, search } = new URL(target, "http://localhost");
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const reply = await engine.request({ ...sent, path: pathname, query: search.slice(1), headers });
  return {
    status: reply.status,
    headers: { ...reply.headers },
    ...(reply.body === null || reply.body === "" ? {} : { body: asTree(reply.body) }),
  };
}

async function documentService(code: string, engine: Engine, story: Story): Promise<Answer> {
  const { uid, method, args } = read(code);
  story.next();
  const result = await engine.documents(uid, method, args);
  return { body: result.ok ? asTree(result.value) : asTree({ error: result.error }) };
}

function read(code: string) {
  try {
    return readCall(code);
  } catch (error) {
    if (error instanceof UnreadableCode) throw new Unrunnable("It is more than one call with literals.");
    throw error;
  }
}

/** What the engine gives has been JSON. */
function asTree(value: unknown): TreeValue {
  return JSON.parse(JSON.stringify(value));
}
