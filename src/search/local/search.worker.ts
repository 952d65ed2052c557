import { createEngine, type Engine } from "./engine";
import { fetchFrom } from "./fetchFile";
import type { Question, Reply } from "./messages";

/** The thread that holds the index, so that loading and searching it never hold up the page. */
let engine: Engine | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  replyTo(data).then(send, (error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ id: data.id, kind: "error", name, message });
  });
});

async function replyTo(question: Question): Promise<Reply> {
  const { id, kind } = question;
  if (kind === "open") {
    engine ??= createEngine(fetchFrom(question.url), () => send({ id: null, kind: "complete" }));
    await engine.open();
    return { id, kind };
  }
  if (!engine) throw new Error("The page has to open the index before it asks.");
  if (kind === "search") return { id, kind, response: await engine.search(question.requests) };
  if (kind === "section") return { id, kind, response: await engine.section(question.url, question.query) };
  if (kind === "lookUp") return { id, kind, response: await engine.lookUp(question.pasted) };
  return { id, kind, response: await engine.passages(question.question, question.options) };
}

function send(reply: Reply): void {
  postMessage(reply);
}
