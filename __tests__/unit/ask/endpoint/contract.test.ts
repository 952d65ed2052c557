import { createEndpointAnswerer } from "../../../../src/ask/endpoint/answerer";
import { answersTo, itKeepsTheAskContract, passageFinder } from "../../../support/answererContract";
import { type ChatServer, startChat } from "../../../support/chat/server.mjs";

let chat: ChatServer;
beforeEach(async () => {
  chat = await startChat();
});
afterEach(() => chat.close());

const connect = async () =>
  createEndpointAnswerer({ endpoint: chat.url, model: "some-model", timeoutMs: 300 }, await passageFinder());
const ask = async (text: string) => answersTo(await connect(), text);

describe("the answerer of an endpoint", () => {
  itKeepsTheAskContract(connect);

  it("gives the words as they come, each answer being the whole one so far", async () => {
    const answers = await ask("When do pears ripen?");
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.at(0)?.parts).toEqual([{ kind: "prose", markdown: "Pears ripen " }]);
    expect(answers.at(-1)?.parts).toEqual([{ kind: "prose", markdown: chat.words }]);
  });

  it("asks the model for a stream, with the passages, without a key, and without rules of its own", async () => {
    await ask("When do pears ripen?");
    const { headers, body } = chat.asked[0] ?? {};
    expect(headers?.authorization).toBeUndefined();
    expect(body).toMatchObject({ model: "some-model", stream: true });
    expect(body?.messages.map(({ role }) => role)).toEqual(["user"]);
    expect(body?.messages[0]?.content).toMatch(
      /^\[1\] Growing pears > More of it\nPears ripen off the tree\.[\s\S]*Question: When do pears ripen\?$/,
    );
  });

  it("tells the model what was said before", async () => {
    const earlier = [{ question: "When do pears ripen?", answer: "Off the tree [1]." }];
    await answersTo(await connect(), "And the apples?", earlier);
    expect(chat.asked[0]?.body.messages.slice(0, 2)).toEqual([
      { role: "user", content: "When do pears ripen?" },
      { role: "assistant", content: "Off the tree [1]." },
    ]);
  });

  it("doesn't ask a model that would have nothing to go by", async () => {
    await ask("How do I repair a zeppelin?");
    expect(chat.asked).toEqual([]);
  });

  it("takes no citation for one that it didn't give", async () => {
    chat.behavior = "inventive";
    expect((await ask("When do pears ripen?")).at(-1)?.sources).toEqual([]);
  });

  it.each([
    [400, "refused"],
    [401, "refused"],
    [403, "refused"],
    [404, "refused"],
    [413, "refused"],
    [408, "slow"],
    [504, "slow"],
    [429, "busy"],
    [500, "broken"],
    [503, "broken"],
    ["never", "slow"],
    ["hang", "slow"],
    ["cut", "cut"],
    ["endless", "cut"],
    ["html", "garbled"],
    ["garbage", "garbled"],
    ["other json", "garbled"],
    ["empty", "garbled"],
    ["error event", "broken"],
  ] as const)("tells what went wrong: %s is %s", async (behavior, reason) => {
    chat.behavior = behavior;
    await expect(ask("When do pears ripen?")).rejects.toMatchObject({ name: "AskError", reason });
  });

  it("tells that nothing can be reached", async () => {
    chat.close();
    await expect(ask("When do pears ripen?")).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("leaves the server alone when it is stopped in the middle", async () => {
    chat.gate = new Promise(() => {});
    const stop = new AbortController();
    const answerer = await connect();
    const answers = answerer.answer({ text: "When do pears ripen?", earlier: [] }, stop.signal);
    await expect(answers[Symbol.asyncIterator]().next()).resolves.toMatchObject({ done: false });
    stop.abort();
    for await (const answer of answers) throw new Error(`more came: ${JSON.stringify(answer)}`);
    while (chat.left === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(chat.left).toBe(1);
  });
});
