import { readAudit } from "../../../../scripts/packages/advisories";

const id = "GHSA-aaaa-bbbb-cccc";
const report = (node = "node_modules/tool") =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      tool: {
        name: "tool",
        via: [
          {
            source: 1,
            title: "Reads too much",
            url: `https://github.com/advisories/${id}`,
            severity: "high",
          },
        ],
        nodes: [node],
      },
      user: { name: "user", via: ["tool"], nodes: ["node_modules/user"] },
    },
  });
const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
const reached = new Set(["node_modules/tool/node_modules/in-pages"]);
const accepted = { advisories: { [id]: { package: "tool", reason: "Reads only what we wrote." } } };

it("a weakness is a problem until someone accepts it", () => {
  expect(readAudit(report(), { advisories: {} }, reached).problems).toEqual([
    expect.stringContaining("tool: Reads too much (high, https://github.com/advisories/"),
  ]);
  expect(readAudit(report(), accepted, reached)).toEqual({ problems: [] });
});

it("one that may get into a page can't be accepted", () => {
  const { problems } = readAudit(report("node_modules/tool/node_modules/in-pages"), accepted, reached);
  expect(problems).toEqual([expect.stringContaining("gets into pages")]);
});

it("an acceptance is for one package, and gone when the weakness is", () => {
  const other = { advisories: { [id]: { package: "another", reason: "Reads only what we wrote." } } };
  expect(readAudit(report(), other, reached).problems).toHaveLength(1);
  expect(readAudit(none, accepted, reached).problems).toEqual([
    expect.stringContaining("not found any more"),
  ]);
});

it.each([
  [
    "what a registry without audits says",
    'npm warn audit 405\n{ "message": "405 Method Not Allowed", "method": "POST" }',
    "405 Method Not Allowed",
  ],
  [
    "no network",
    "npm error code ENOTFOUND\nnpm error network request failed",
    "npm error network request failed",
  ],
  ["nothing", "", ""],
])("%s is no response, and never a clean one", (_, output, words) => {
  expect(readAudit(output, accepted, reached)).toEqual({ noResponse: words, problems: [] });
});
