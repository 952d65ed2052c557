import { z } from "zod";
import { checkConfiguration as check } from "../../shared/configuration/checkConfiguration";
import { reportText } from "../../shared/configuration/reportText";
import { parsersFor } from "../../shared/upgrade/parse";
import { limits, readProject } from "../../shared/upgrade/readProject";
import { projectFile, unreadText } from "./projectFile";
import { rejection, reply } from "./reply";
import type { AddTool } from "./tool";

/** Files are read as data and never run, as for a plan. */
export const checkConfiguration: AddTool = (server, { site }) =>
  server.registerTool(
    "check_configuration",
    {
      title: "Check the configuration of a Strapi project",
      description:
        "Says what the options of a project do together in production: proxies and cookies, URLs, CORS, the content security policy, database pools, secrets, upload limits, and cron jobs. Each statement has the file and the line, what to change, and the page that proves it. Pass config/server, config/admin, config/middlewares, config/plugins, config/database, what is in config/env/production, and .env. Replace the secrets in .env by other values.",
      inputSchema: { files: z.array(projectFile).min(1).max(limits.files) },
      annotations: { readOnlyHint: true },
    },
    async ({ files }) => {
      const checks = await site.configurationChecks();
      const project = readProject(files, await parsersFor(files));
      const report = check(project, checks);
      if (report.isEmpty && project.problems.length === 0)
        return rejection("No file is a configuration. Pass files of config with their paths, or .env.");
      return reply(`${reportText(report, "")}${unreadText(project.problems)}`);
    },
  );
