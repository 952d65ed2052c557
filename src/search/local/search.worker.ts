import { createEngine, type Engine } from "./engine";
import { fetchFrom } from "./fetchFile";
import type { Question, Reply, Start } from "./messages";

/** The thread that holds the index, so that loading and searching it never hold up the page. */
let engine: Engine | undefined;

addEventListener("message", ({ data }: MessageEvent<Start | Question>) => {
  if (data.kind === "start") {
    engine = createEngine(fetchFrom(data.url), () => send({ id: null, kind: "complete" }));
    return;
  }
  replyTo(data).then(send, (error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ id: data.id, kind: "error", name, message });
  });
});

async function replyTo(question: Question): Promise<Reply> {
  const { id, kind } = question;
  if (!engine) throw new Error("The first message to the worker says where the index is.");
  if (kind === "open") {
    await engine.open();
    return { id, kind };
  }
  if (kind === "search") return { id, kind, response: await engine.search(question.requests) };
  if (kind === "section") return { id, kind, response: await engine.section(question.url, question.query) };
  if (kind === "lookUp") return { id, kind, response: await engine.lookUp(question.pasted) };
  return { id, kind, response: await engine.passages(question.question, question.options) };
}

function send(reply: Reply): void {
  postMessage(reply);
}
