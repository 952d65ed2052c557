import { createLocalAnswerer } from "../../../../src/ask/local/answerer";
import { answersTo, itKeepsTheAskContract, passageFinder } from "../../../support/answererContract";

describe("the local answerer", () => {
  itKeepsTheAskContract(async () => createLocalAnswerer(await passageFinder()));

  it("says nothing that doesn't stand in the documentation", async () => {
    const answerer = createLocalAnswerer(await passageFinder());
    const [answer] = await answersTo(answerer, "When do pears ripen?");
    expect(answer?.parts[0]).toEqual({
      kind: "quote",
      source: 1,
      blocks: [{ text: "Pears ripen off the tree.", isCode: false, isRow: false, title: null }],
    });
    expect(answer?.parts.every(({ kind }) => kind === "quote")).toBe(true);
  });
});
