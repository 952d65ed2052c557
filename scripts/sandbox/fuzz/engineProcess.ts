import { responseOf } from "../check/responseOf";
import { startEngine } from "../check/startEngine";
import { makeStory } from "../check/story";
import type { Question, Reply } from "./messages";

/**
 * Runs the engine in a separate process: it replaces prototypes that all promises share, and a request that never ends can be stopped
 * together with it.
 */
async function main(): Promise<void> {
  const story = makeStory();
  const engine = await startEngine(story);
  const say = (reply: Reply) => process.send?.(reply);

  const reply = async (question: Question): Promise<Reply> => {
    if (question.kind === "reset") {
      await engine.reset();
      story.beginAgain();
      return { kind: "done" };
    }
    const request = { kind: "rest", ...question.request, expect: null, before: [] } as const;
    return { kind: "response", response: await responseOf(request, engine, story) };
  };
  process.on("message", (question: Question) =>
    reply(question).then(say, (error: unknown) =>
      say({
        kind: "failed",
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    ),
  );
  process.on("disconnect", () => process.exit());
  say({ kind: "ready" });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
