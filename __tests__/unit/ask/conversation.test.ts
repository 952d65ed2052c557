import type { Answer, Answerer } from "../../../src/ask/answerer";
import { AskError } from "../../../src/ask/askError";
import { createConversation, type Turn } from "../../../src/ask/conversation";

const said = (markdown: string): Answer => ({ parts: [{ kind: "prose", markdown }], sources: [] });

/** A conversation with a scripted answerer, and all states that it reported. */
function talk(answer: Answerer["answer"], getAnswerer = async (): Promise<Answerer> => ({ answer })) {
  const answered: Turn[] = [];
  const rated: Turn[] = [];
  const conversation = createConversation(getAnswerer, {
    onAnswered: (turn) => answered.push(turn),
    onRated: (turn) => rated.push(turn),
  });
  const until = (state: Turn["state"]) =>
    new Promise<Turn>((resolve) => {
      const look = () => {
        const last = conversation.turns().at(-1);
        if (last?.state === state) resolve(last);
      };
      conversation.subscribe(look);
      look();
    });
  return { conversation, answered, rated, until };
}

async function* twoParts() {
  yield said("One");
  yield said("One two");
}

/** Says a word and never another. */
async function* endless() {
  yield said("One");
  await new Promise(() => {});
}

// biome-ignore lint/correctness/useYield: it never gets there.
async function* broken(): AsyncGenerator<Answer> {
  throw new AskError("busy", "too much");
}

describe("a conversation", () => {
  it("shows an answer as it comes, and reports it once it is whole", async () => {
    const { conversation, answered, until } = talk(twoParts);
    expect(conversation.ask("  A question?  ")).toBe(true);
    expect(conversation.turns()[0]).toMatchObject({ question: "A question?", state: "thinking" });
    expect((await until("done")).answer).toEqual(said("One two"));
    expect(answered).toEqual(conversation.turns());
  });

  it("asks nothing for blanks, and nothing while an answer comes", async () => {
    const { conversation, until } = talk(endless);
    expect(conversation.ask("   ")).toBe(false);
    conversation.ask("First?");
    await until("answering");
    expect(conversation.ask("Second?")).toBe(false);
    expect(conversation.turns()).toHaveLength(1);
  });

  it("cuts a question that is too long", () => {
    const { conversation } = talk(endless);
    conversation.ask("x".repeat(10_000));
    expect(conversation.turns()[0]?.question).toHaveLength(1000);
  });

  it("keeps what had come when it is stopped, and reports nothing", async () => {
    const { conversation, answered, until } = talk(endless);
    conversation.ask("A question?");
    await until("answering");
    conversation.stop();
    expect(conversation.turns()[0]).toMatchObject({ state: "stopped", answer: said("One") });
    expect(answered).toEqual([]);
  });

  it("says what went wrong, and asks the same again", async () => {
    let answer: Answerer["answer"] = broken;
    const { conversation, until } = talk((...given) => answer(...given));
    conversation.ask("A question?");
    expect(await until("failed")).toMatchObject({ reason: "busy" });
    answer = twoParts;
    conversation.retry();
    expect(await until("done")).toMatchObject({ question: "A question?", reason: null });
    expect(conversation.turns()).toHaveLength(1);
  });

  it("calls an answerer that can't be loaded unreachable, and loads it again", async () => {
    let isThere = false;
    const { conversation, until } = talk(twoParts, async () => {
      if (isThere) return { answer: twoParts };
      throw Object.assign(new Error("gone"), { name: "ChunkLoadError" });
    });
    conversation.ask("A question?");
    expect(await until("failed")).toMatchObject({ reason: "unreachable" });
    isThere = true;
    conversation.retry();
    await until("done");
  });

  it("tells the answerer what was said before, but not what failed", async () => {
    const asked: unknown[] = [];
    const { conversation, until } = talk(async function* answer(question) {
      asked.push(question.earlier);
      yield said(question.text.toUpperCase());
    });
    for (const question of ["one?", "two?"]) {
      conversation.ask(question);
      await until("done");
    }
    expect(asked).toEqual([[], [{ question: "one?", answer: "ONE?" }]]);
  });

  it("reports a judgment once, and a changed one again", async () => {
    const { conversation, rated, until } = talk(twoParts);
    conversation.ask("A question?");
    const { id } = await until("done");
    for (const helpful of [true, true, false]) conversation.rate(id, helpful);
    expect(rated.map(({ helpful }) => helpful)).toEqual([true, false]);
  });

  it("begins anew, whatever was going on", async () => {
    const { conversation, until } = talk(endless);
    conversation.ask("A question?");
    await until("answering");
    conversation.clear();
    expect(conversation.turns()).toEqual([]);
  });
});
