import { answerText } from "../../../src/ask/answerText";

const source = { number: 1, page: "Pears", section: "Ripening", url: "/pears#ripening" };
const urlOf = (url: string) => `https://docs.example${url}`;

describe("answerText", () => {
  it("is Markdown with quotes, code and sources", () => {
    const blocks = [
      { text: "Send this:", isCode: false, isRow: false, title: null },
      { text: "a ``` b", isCode: true, isRow: false, title: "200 OK" },
    ];
    const text = answerText({ parts: [{ kind: "quote", source: 1, blocks }], sources: [source] }, urlOf);
    expect(text).toBe(
      "> Send this:\n\n200 OK\n\n````\na ``` b\n````\n\n[1]\n\n[1] Pears: Ripening, https://docs.example/pears#ripening",
    );
  });

  it("takes a model's words as they are", () => {
    const answer = { parts: [{ kind: "prose" as const, markdown: "So [1]." }], sources: [source] };
    expect(answerText(answer, urlOf)).toMatch(/^So \[1\]\.\n\n\[1\] Pears/);
  });
});
