import { historyMarks } from "../../../plugins/docs-content/facts/historyMarks";
import { neededText } from "../../../src/components/OwnVersion/neededText";

it.each([
  ["since 5.37", "needs 5.37"],
  ["Since 5.37.2", "Needs 5.37.2"],
  ["since 5.37, deprecated in 5.47", "needs 5.37, deprecated in 5.47"],
  ["since 5.37: strictParams", "needs 5.37: strictParams"],
])("says what %s means for an older version", (mark, needed) => {
  expect(neededText(mark, 36)).toBe(needed);
});

it.each(["since 5.36", "since 5.4", "since 5.37 or earlier", "deprecated in 5.47", "a pinch since 5.99", ""])(
  "leaves %p as it is",
  (mark) => expect(neededText(mark, 36)).toBeUndefined(),
);

it("reads what the build writes", () => {
  const [mark = ""] = historyMarks({ id: "a", since: "5.37.0" });
  expect(neededText(mark, 5)).toBe("needs 5.37.0");
});
