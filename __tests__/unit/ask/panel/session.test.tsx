import type { Answer } from "../../../../src/ask/answerer";
import { conversationAbout, expectQuestion } from "../../../../src/ask/panel/session";
import type { SearchScope } from "../../../../src/search/SearchScope";

const mockTrack = jest.fn();
const mockOpen = jest.fn();
const mockAnswer: Answer = {
  parts: [{ kind: "prose", markdown: "So." }],
  sources: [{ number: 1, page: "A", section: null, url: "/a" }],
};
jest.mock("../../../../src/analytics/track", () => ({ track: (...given: unknown[]) => mockTrack(...given) }));
jest.mock("../../../../src/ask/createAnswerer", () => ({
  createAnswerer: async () => ({
    open: mockOpen,
    async *answer() {
      yield mockAnswer;
    },
  }),
}));

const settings = { provider: "local", openClass: "ask-ai", endpoint: null, model: null, kapa: null };
// The fake answerer doesn't read the scope.
const scope = {} as SearchScope;

it("keeps one conversation, and tells analytics of answers and judgments, but never the question", async () => {
  const conversation = conversationAbout(settings, scope);
  expect(conversationAbout(settings, scope)).toBe(conversation);
  const done = new Promise<void>((resolve) => {
    conversation.subscribe(() => {
      if (conversation.turns()[0]?.state === "done") resolve();
    });
  });
  conversation.ask("What is it?");
  await done;
  await Promise.resolve();
  conversation.rate(conversation.turns()[0]?.id ?? 0, false);
  expect(mockTrack.mock.calls).toEqual([
    ["ask", { question_length: 11, provider: "local", cited: 1 }],
    ["ask_rated", { helpful: false, provider: "local" }],
  ]);
});

it("has the answerer load what it needs while the reader types", async () => {
  conversationAbout(settings, scope);
  expectQuestion();
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockOpen).toHaveBeenCalled();
});
