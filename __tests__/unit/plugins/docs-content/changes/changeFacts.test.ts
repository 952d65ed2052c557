import { changeFactsText, codemodCommand } from "../../../../../plugins/docs-content/changes/changeFacts";
import { platform } from "../../../../../shared/platform";

const sheet = {
  facts: {
    title: "Codemods",
    source: "a package",
    platform: "5.54.0",
    columns: [{ key: "codemod", label: "Codemod", kind: "code" as const }],
    rows: [
      { id: "rename-all", version: "5.0.0", changes: "code" },
      { id: "newer-driver", version: "5.1.0", changes: "package.json" },
    ],
  },
  notes: {},
};
const tool = `npx @strapi/upgrade@${platform.version} codemods run`;

it("names a codemod as the upgrade tool does: version, name and kind", () => {
  expect(codemodCommand("rename-all", sheet)).toBe(`${tool} 5.0.0-rename-all-code`);
  expect(codemodCommand("newer-driver", sheet)).toBe(`${tool} 5.1.0-newer-driver-json`);
});

it("has no command for one that no one knows", () => {
  expect(codemodCommand("none", sheet)).toBeUndefined();
  expect(codemodCommand("rename-all", undefined)).toBeUndefined();
});

it("says in Markdown what the card says", () => {
  const change = {
    affects: ["content-api", "backend-code"],
    codemods: ["rename-all"],
    since: "5.0.0",
    sinceOrder: 5_000_000,
    versions: "5.0.0",
    signs: [],
    severity: "deprecated",
  } as const;
  expect(changeFactsText(change, ["npx x"]).split("\n")).toEqual([
    "- **Concerns:** Content API, Backend code",
    "- **Codemod:** `rename-all`",
    "- **Runs with the upgrade, or alone:** `npx x`",
    "- **Since:** Strapi 5.0.0",
    "- **The old form:** Still works, deprecated",
  ]);
});
