import { ignoredBy } from "../../../../runner/replay/docker/ignored";

it("keeps out what fits, with all that lies in it; the last line decides", () => {
  const isIgnored = ignoredBy("# a comment\nnode_modules\nDockerfile*\nuploads/*\n!uploads/.gitkeep\n");
  const paths = [
    "node_modules/a/b.js",
    "Dockerfile.dev",
    "uploads/a.png",
    "uploads/.gitkeep",
    "src/index.ts",
    "uploads",
  ];
  expect(paths.filter(isIgnored)).toEqual(["node_modules/a/b.js", "Dockerfile.dev", "uploads/a.png"]);
});
