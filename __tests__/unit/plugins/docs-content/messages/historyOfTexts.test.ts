import { withHistoryOfTexts } from "../../../../../plugins/docs-content/messages/historyOfTexts";

const row = (id: string, ...strings: string[]) => ({ id, class: ["panel"], strings });
const texts = new Map(
  [
    { id: "a: new", since: "5.37" },
    { id: "a: newer", since: "5.41", after: "5.38" },
    { id: "a: changed", since: "5.3", changed: [{ in: "5.20", what: "text", from: "x", to: "y" }] },
  ].map((entry) => [entry.id, entry]),
);

function sinceOf(...strings: string[]) {
  return withHistoryOfTexts([row("a Failed to move", ...strings)], new Map(), texts).get("a Failed to move");
}

describe("withHistoryOfTexts", () => {
  it("gives a message the release that brought its text", () => {
    expect(sinceOf("a: new")).toEqual({ id: "a Failed to move", since: "5.37" });
    expect(sinceOf("a: newer")).toMatchObject({ since: "5.41", after: "5.38" });
  });

  it("takes the release in which the text got its words", () => {
    expect(sinceOf("a: changed")).toMatchObject({ since: "5.20" });
  });

  it("takes the first of several texts, and none if one was always there", () => {
    expect(sinceOf("a: newer", "a: new")).toMatchObject({ since: "5.37" });
    expect(sinceOf("a: old", "a: new")).toBeUndefined();
  });

  it("keeps the history of messages that the server has, too", () => {
    const own = new Map([["a Failed to move", { id: "a Failed to move", since: "5.2" }]]);
    expect(withHistoryOfTexts([row("a Failed to move", "a: new")], own, texts)).toEqual(own);
    const both = { ...row("a Failed to move", "a: new"), class: ["ApplicationError", "panel"] };
    expect(withHistoryOfTexts([both], new Map(), texts).size).toBe(0);
  });
});
