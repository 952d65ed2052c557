import { referencesIn } from "../../../../scripts/pins/references";

const commit = "08c6903cd8c0fde910a37f88322edcfb5dd907a8";
const digest = `sha256:${"a1".repeat(32)}`;

it.each([
  ["      - uses: actions/checkout@v5", { name: "actions/checkout", tag: "v5", pin: undefined }],
  [
    `      - uses: actions/checkout@${commit} # v5.0.0`,
    { name: "actions/checkout", tag: "v5.0.0", pin: commit },
  ],
  [`        uses: a/b/folder@${commit}`, { name: "a/b/folder", tag: "", pin: commit }],
  ["      - uses: actions/checkout@08c6903", { name: "actions/checkout", tag: "08c6903", pin: undefined }],
])("reads the action of %s", (line, expected) => {
  expect(referencesIn(`jobs:\n${line}`, "a.yml")).toEqual([
    { kind: "action", file: "a.yml", line: 2, ...expected },
  ]);
});

it("skips the project's own workflows", () => {
  expect(referencesIn("    uses: ./.github/workflows/test.yml", "a.yml")).toEqual([]);
});

it("reads base images, and no earlier stages", () => {
  const text = `FROM node:24 AS build\nFROM debian:slim@${digest}\nFROM build\nFROM --platform=linux/amd64 alpine`;
  expect(referencesIn(text, "deploy/Dockerfile").map(({ name, tag, pin }) => [name, tag, pin])).toEqual([
    ["node", "24", undefined],
    ["debian", "slim", digest],
    ["alpine", "latest", undefined],
  ]);
});
