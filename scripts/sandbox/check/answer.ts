import type { SampleRequest } from "../../../plugins/docs-content/samples/sample";
import type { Answer } from "../../../plugins/docs-content/schema/recordings";
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
    if ("run" in step) await prepare(step.run, engine, story);
    else await send(step, engine, story);
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
  const headers = {
    // As the lab sends it: a text is JSON unless its own headers say something else.
    ...(rest.body === undefined ? {} : { "content-type": "application/json" }),
    ...Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  };
  const reply = await engine.request({ ...sent, path: pathname, query: search.slice(1), headers });
  return {
    status: reply.status,
    headers: { ...reply.headers },
    ...(reply.body === null || reply.body === "" ? {} : { body: asTree(reply.body) }),
  };
}

async function documentService(code: string, engine: Engine, story: Story): Promise<Answer> {
  story.next();
  const result = await engine.run(code);
  if (result.ok) return { body: asTree(result.value) };
  const { message } = result.error;
  if (isMissing(message)) throw new Unrunnable(message);
  return { body: asTree({ error: result.error }) };
}

/** Code that runs before a request changes the platform; what its last statement gives can be anything. */
async function prepare(code: string, engine: Engine, story: Story): Promise<void> {
  story.next();
  const result = await engine.run(`${code};\nreturn null;`);
  if (!result.ok) throw new Unrunnable(`The code before it fails: ${result.error.message}`);
}

const isMissing = (message: string) => message.startsWith("The sandbox has no ");

/** What the engine gives has been JSON. */
function asTree(value: unknown): TreeValue {
  return JSON.parse(JSON.stringify(value));
}
