import { createHash } from "node:crypto";
import {
  breakingChangesPath,
  llmsIndexPath,
  llmsPath,
  skillIndexPath,
  skillPath,
  withOrigin,
} from "../../shared/paths";
import { required } from "../../shared/required";
import type { OutputFile } from "./outputFile";
import { plainMarkdown } from "./plainMarkdown";

/**
 * A skill for coding assistants, and the index by which they discover it (the agent skills discovery draft, version 0.2.0):
 * how to find a page here, and what code for earlier versions of the platform gets wrong in this one.
 */

const skillQuery = /* GraphQL */ `
  query Skill {
    siteSettings {
      siteUrl
      disclaimer
      platform {
        name
        version
      }
    }
  }
`;

type Site = NonNullable<Queries.SkillQuery["siteSettings"]>;

const name = "strapi-5";
const description =
  "Write and review code for the headless CMS Strapi 5: queries of its REST, GraphQL, and Document Service APIs, content types, configuration, plugins, and upgrades from Strapi 4.";

export const skillFile: OutputFile = {
  path: skillPath,
  query: skillQuery,
  text: ({ siteSettings }: Queries.SkillQuery) => skillText(required(siteSettings, "siteSettings")),
};

export const skillIndexFile: OutputFile = {
  path: skillIndexPath,
  query: skillQuery,
  text: ({ siteSettings }: Queries.SkillQuery) => skillIndexText(required(siteSettings, "siteSettings")),
};

/** Clients keep a copy of the file, so all links are absolute. */
function skillText({ siteUrl, disclaimer, platform }: Site): string {
  const url = (path: string) => withOrigin(siteUrl, path);
  const page = (path: string) => url(`${path}.md`);
  return `---
name: ${name}
description: ${JSON.stringify(description)}
---

# ${plainMarkdown(platform.name)} ${platform.version}

${plainMarkdown(disclaimer)}

## Find a page

- ${url(llmsPath)} lists all pages. ${url(llmsIndexPath("dev-docs"))} describes each page for developers in a sentence.
- Add \`.md\` to the URL of a page to get its Markdown, or send \`Accept: text/markdown\` if the host supports it.
- The responses below samples were recorded from ${plainMarkdown(platform.name)} ${platform.version}.
- ${page("/dev-docs/errors")} lists the platform's error messages, with causes and fixes.
- ${url(breakingChangesPath)} has all breaking changes since Strapi 4 as data.

## What code for Strapi 4 gets wrong

- Entries have a \`documentId\`, a string, which URLs and API calls use. The numeric \`id\` belongs to one version in one locale: ${page("/dev-docs/migration/v4-to-v5/breaking-changes/use-document-id")}
- REST responses have the fields directly in \`data\`, without \`attributes\`: ${page("/dev-docs/api/rest")}
- In server code, use \`strapi.documents("api::recipe.recipe")\`. The Entity Service is deprecated: ${page("/dev-docs/api/document-service")}
- \`status=draft\` and \`status=published\` replace \`publicationState\`. REST and GraphQL return published versions by default, the Document Service returns drafts: ${page("/dev-docs/api/document-service/status")}
- No API returns relations, media, components, or dynamic zones unless the request populates them: ${page("/dev-docs/api/rest/populate-select")}
- A new route returns 403 until a role or an API token may call it: ${page("/dev-docs/recipes/permissions-in-code")}
`;
}

function skillIndexText(site: Site): string {
  const digest = createHash("sha256").update(skillText(site)).digest("hex");
  const url = withOrigin(site.siteUrl, skillPath);
  const skills = [{ name, type: "skill-md", description, url, digest: `sha256:${digest}` }];
  const $schema = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
  return `${JSON.stringify({ $schema, skills }, null, 2)}\n`;
}
