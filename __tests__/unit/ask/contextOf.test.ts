import { standsAlone, textToLookFor } from "../../../src/ask/contextOf";

const earlier = [{ question: "How do I create an entry with POST?", answer: "" }];

describe("textToLookFor", () => {
  it("leaves out the words that people ask with", () => {
    expect(textToLookFor({ text: "What do I need to do to create a webhook?", earlier: [] })).toBe(
      "create webhook ",
    );
  });

  it("keeps them where little else is left, and never leaves a word unfinished", () => {
    expect(textToLookFor({ text: "How does it work?", earlier: [] })).toBe("work ");
  });

  it.each(["And with PUT?", "Can it be undone?", "What about drafts in French and Spanish?", "PUT?"])(
    "adds the question before to %s",
    (text) => {
      expect(textToLookFor({ text, earlier })).toMatch(/create entry POST $/);
      expect(standsAlone(text)).toBe(false);
    },
  );

  it("takes a question for itself that says what it is about", () => {
    const text = "Which databases run in production?";
    expect(textToLookFor({ text, earlier })).not.toContain("POST");
  });

  it.each(["", "?!", "🍎", "تفاح", "x".repeat(100_000)])("takes anything", (text) => {
    expect(typeof textToLookFor({ text, earlier })).toBe("string");
  });
});
