import { nodeRanges } from "../../../runner/history/nodeVersions";

const release = (version: string, engines: string) => ({ version, "engines.node": engines });

it("names the first release with each range, in the order of versions", () => {
  const releases = [
    release("5.0.0", ">=18.0.0 <=20.x.x"),
    release("5.10.0", ">=20.0.0 <=24.x.x"),
    release("5.0.4", ">=18.0.0 <=22.x.x"),
    release("5.9.0", ">=18.0.0 <=22.x.x"),
  ];
  expect(nodeRanges(releases)).toEqual([
    { since: "5.0.0", range: "18 to 20" },
    { since: "5.0.4", range: "18 to 22" },
    { since: "5.10.0", range: "20 to 24" },
  ]);
});

it("says where to read a range that has another form", () => {
  expect(() => nodeRanges([release("5.0.0", "^20")])).toThrow(
    /5\.0\.0 has a new form: \^20\..*nodeVersions\.ts/,
  );
});
