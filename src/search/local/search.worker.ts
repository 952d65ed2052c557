import { type Desk, openDesk } from "./desk";
import { fetchFrom } from "./fetchFile";
import type { Question, Reply } from "./messages";

/** The thread that holds the index, so that loading and searching it never hold up the page. */
let desk: Desk | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  replyTo(data).then(send, (error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ id: data.id, kind: "error", name, message });
  });
});

async function replyTo(question: Question): Promise<Reply> {
  const { id, kind } = question;
  if (kind === "open") {
    desk ??= openDesk(fetchFrom(question.url), () => send({ id: null, kind: "complete" }));
    await desk.open();
    return { id, kind };
  }
  if (!desk) throw new Error("The page has to open the index before it asks.");
  if (kind === "search") return { id, kind, answer: await desk.search(question.requests) };
  return { id, kind, answer: await desk.passages(question.question, question.options) };
}

function send(reply: Reply): void {
  postMessage(reply);
}
