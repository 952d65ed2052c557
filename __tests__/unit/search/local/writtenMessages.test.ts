import type { ReadBlock, ReadSection } from "../../../../src/search/local/readText";
import { writtenMessagesIn, writtenPages } from "../../../../src/search/local/writtenMessages";

function section(...texts: readonly string[]): ReadSection {
  const blocks = texts.map(
    (text): ReadBlock => ({ text, start: 0, end: 0, isCode: false, titleLength: 0, since: undefined }),
  );
  return { level: 2, anchor: "errors", headings: [], blocks, since: undefined };
}

describe("the messages in tables of a section", () => {
  it("are the first cells of a table whose head says so, with the other cells", () => {
    const read = section(
      "A sentence · with a dot",
      "Message or symptom · Cause and fix",
      "Cannot find module 'pg' · Install it",
      "Another sentence",
    );
    expect(writtenMessagesIn(read)).toEqual([
      {
        message: "Cannot find module 'pg'",
        pattern: "Cannot find module 'pg'",
        explanation: ["Cause and fix: Install it"],
      },
    ]);
  });

  it("have … for numbers and for the names of the example project", () => {
    const read = section("Message · Cause", 'database "saffron" is not at 127.0.0.1:5432 · It is missing');
    expect(writtenMessagesIn(read)).toMatchObject([{ pattern: 'database "…" is not at …' }]);
  });

  it("can be several in a row", () => {
    const read = section("Message · Cause", "ERESOLVE could not resolve, or ERESOLVE overriding · Versions");
    expect(writtenMessagesIn(read).map(({ message }) => message)).toEqual([
      "ERESOLVE could not resolve",
      "ERESOLVE overriding",
    ]);
  });

  it("are read on the pages about configuration, uploads, and failed builds only", () => {
    expect(writtenPages.test("/dev-docs/configurations/database")).toBe(true);
    expect(writtenPages.test("/dev-docs/plugins/upload")).toBe(true);
    expect(writtenPages.test("/dev-docs/configurations/server")).toBe(false);
  });
});
