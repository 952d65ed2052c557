import type { UpgradePlan } from "../../../runner/content";
import type { UpgradeProject } from "../../../runner/upgrades/project";
import { reportOf } from "../../../runner/upgrades/report";

const item = (id: string) => ({ id, text: id });
const plan: UpgradePlan = {
  from: "5.0.0",
  to: "5.54.0",
  sections: [
    { id: "found", title: "Found", items: [item("/shown")] },
    { id: "absent", title: "Not found", items: [item("/absent")] },
  ],
};

function report(differences: UpgradeProject["differences"], places = ["/a: 1 → 2", "/b: 1 → 2"]): string[] {
  const project: UpgradeProject = {
    name: "shop",
    folder: "",
    about: "A shop",
    from: "5.0.0",
    language: "js",
    packages: {},
    changedPackages: {},
    deletes: [],
    allow: [],
    requests: [{ send: "GET /api", as: "public" }],
    differences,
  };
  return reportOf(project, plan, new Map([["GET /api", places]]), () => {});
}

it("accepts places that the plan says", () => {
  expect(report([{ plan: ["/shown"], what: "all" }])).toEqual([]);
});

it("reports a place that nothing explains", () => {
  expect(report([{ at: "^/a:", plan: ["/shown"], what: "one" }])).toEqual(["GET /api: not explained"]);
  expect(report([])).toEqual(["GET /api: not explained"]);
});

it("reports an item that the plan doesn't show", () => {
  expect(report([{ plan: ["/absent"], what: "all" }])).toEqual(["all: not in the plan: /absent"]);
});

it("reports an explanation that explains nothing", () => {
  const more = { in: "build", plan: ["/shown"], what: "more" };
  expect(report([{ plan: ["/shown"], what: "all" }, more])).toEqual([
    "more: expected a difference, and there is none",
  ]);
});
