import { existsSync } from "node:fs";
import { join } from "node:path";
import { main as publishSite } from "../../../scripts/publishSite";
import { temporaryFolder } from "../../support/temporaryFolder";

it("a build that was killed is not published", async () => {
  const project = temporaryFolder({ "public/index.html": "<!doctype html>", ".builds/unfinished": "" });
  const to = join(project, "srv");
  await expect(publishSite(["--from", join(project, "public"), "--to", to])).rejects.toThrow(
    "was ended in its midst",
  );
  expect(existsSync(to)).toBe(false);
});
