import { Screens } from "../../../../runner/claims/panel/screens";
import type { ClaimOfPage } from "../../../../runner/claims/verdict";
import type { PanelClaim } from "../../../../runner/content";
import type { RunningLab } from "../../../../runner/platform/lab";
import type { Viewers } from "../../../../runner/screenshots/viewers";

const used: string[] = [];
let request: (request: { method: () => string; url: () => string }) => void = () => undefined;

jest.mock("../../../../runner/replay/panel", () => ({
  Panel: class {
    settle = async () => undefined;
    move = async ({ does, name }: { does: string; name: string }) => {
      used.push(`${does} ${name}`);
      if (name === "Save") request({ method: () => "PUT", url: () => "/content-manager/x" });
    };
  },
}));
jest.mock("../../../../runner/claims/panel/expectation", () => ({ screenDifferences: async () => [] }));

const page = {
  on: (_: string, listener: typeof request) => {
    request = listener;
  },
  goto: async (url: string) => used.push(url),
  close: async () => undefined,
};
const lab = { restoreDatabase: async () => used.push("restore") } as unknown as RunningLab;
const viewers = { open: async () => page, signOut: async () => used.push("sign out") } as unknown as Viewers;

async function prove(screens: Screens, steps: string | undefined, more: Partial<PanelClaim> = {}) {
  const claim: PanelClaim = { quote: "q", panel: "/a", steps, visible: ["button Save"], ...more };
  const pageClaim: ClaimOfPage = { page: "a.mdx", pageLine: 1, line: 1, column: 1, setup: undefined, claim };
  expect(await screens.prove(pageClaim, claim)).toEqual([]);
}

beforeEach(() => {
  used.length = 0;
});

it("continues on the screen of a claim with the same first steps", async () => {
  const screens = new Screens(lab, viewers);
  await prove(screens, undefined);
  await prove(screens, "Select **Menu**.");
  await prove(screens, "Select **Menu**. Select **Edit**.");
  expect(used).toEqual(["/admin/a", "select Menu", "select Edit"]);
});

it("opens the page again for other steps, and for another person", async () => {
  const screens = new Screens(lab, viewers);
  await prove(screens, "Select **Menu**.");
  await prove(screens, "Select **Edit**.");
  await prove(screens, "Select **Edit**.", { as: "editor" });
  expect(used).toEqual(["/admin/a", "select Menu", "/admin/a", "select Edit", "/admin/a", "select Edit"]);
});

it("restores the database after steps that wrote to it, and signs in again", async () => {
  const screens = new Screens(lab, viewers);
  await prove(screens, "Select **Save**.");
  await prove(screens, undefined);
  expect(used).toEqual(["/admin/a", "select Save", "restore", "sign out", "/admin/a"]);
});
