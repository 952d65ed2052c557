import { nodeProblem } from "../../../scripts/setup/nodeVersion.mjs";

describe("nodeProblem", () => {
  it.each(["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.9.1"])("accepts Node %s", (version) => {
    expect(nodeProblem(version)).toBe("");
  });

  it.each(["12.22.0", "18.20.4", "20.18.3", "21.7.3", "22.11.0"])(
    "refuses Node %s and names what it needs",
    (version) => {
      expect(nodeProblem(version)).toMatch(new RegExp(`needs Node 20\\.19 .* this is Node ${version}`));
    },
  );
});
