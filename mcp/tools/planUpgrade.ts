import { z } from "zod";
import { strapiVersion } from "../../shared/upgrade/dependencies";
import { parsersFor } from "../../shared/upgrade/parse";
import { planUpgrade as plan, versionProblem } from "../../shared/upgrade/plan";
import { planText } from "../../shared/upgrade/planText";
import { limits, readProject } from "../../shared/upgrade/readProject";
import { projectFile, unreadText } from "./projectFile";
import { rejection, reply } from "./reply";
import type { AddTool } from "./tool";

const version = z.string().regex(/^\d+(\.\d+){0,2}$/, "write a version such as 4 or 5.12.0");

/** Files are read as data and never run. The tool gets their text, so it needs no access to the disk. */
export const planUpgrade: AddTool = (server, { site }) =>
  server.registerTool(
    "plan_upgrade",
    {
      title: "Plan an upgrade of Strapi",
      description:
        "Lists the steps of an upgrade from Strapi 4 or an older Strapi 5, in order: requirements, commands, codemods, the breaking changes that the project's files show with file and line, those that files can't show, and tests. Pass package.json, .env without its values, and what is in config and src.",
      inputSchema: {
        from: version.optional().describe("The current version. Without it, package.json must say it."),
        to: version
          .optional()
          .describe("The new version. Without it, the one that this documentation describes."),
        files: z.array(projectFile).max(limits.files).default([]),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ from: given, to: wanted, files }) => {
      const rules = await site.upgradeRules();
      const project = readProject(files, await parsersFor(files));
      const from = given ?? strapiVersion(project);
      const to = wanted ?? rules.platform.version;
      if (from === undefined)
        return rejection(
          "The current version is unknown. Pass from, or a package.json that lists @strapi/strapi.",
        );
      const problem = versionProblem(from, to, rules);
      if (problem !== undefined) return rejection(problem);
      const text = planText(plan({ from, to, project, rules }), "", new Set());
      return reply(`${text}${unreadText(project.problems)}`);
    },
  );
