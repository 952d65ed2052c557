import { type ContentModel, modelOf } from "../../plugins/docs-content/check/model";
import { entriesOf } from "../../plugins/docs-content/store/entries";
import { storeOf } from "../../plugins/docs-content/store/store";

/**
 * The text of a documentation page. Its body begins at line 6.
 *
 * @param extra further lines of front matter, each with its line end.
 */
export function doc(body = "Text.", extra = ""): string {
  return `---
title: A page
description: A sentence of more than fifty characters, for search results alone.
tags: [Basics]
${extra}---
${body}
`;
}

/** The text of a partial. Its body begins at line 5. */
export function snippet(body: string): string {
  return `---
title: A partial
description: A partial that pages include.
---
${body}
`;
}

export const settings = `title: Small site
tagline: A site for tests
description: A small site that has one page of every kind, made for the tests only.
disclaimer: Made up.
areas:
  - { id: guide, label: Guide, start: /guide/intro, sidebar: guideSidebar, description: The only area. }
home:
  tasks: []
colorMode: { defaultMode: light, disableSwitch: false, respectPrefersColorScheme: false }
versions:
  showWhenSingle: false
  items: [{ name: current, label: "1", path: "", isLast: true, mainDoc: /guide/intro }]
locales:
  showWhenSingle: false
  items: [{ code: en, label: English, dir: ltr, calendar: gregory, path: "" }]
footer:
  columns: []
  copyright: Nobody
`;

/** A register of tags with the required fields: a line below each name that describes it. */
export function described(tags: string): string {
  return tags.replace(
    /^- name: .*$/gm,
    (line) => `${line}\n  description: What the pages with this tag of a test are about.`,
  );
}

/** Content without a problem, as small as it gets. */
const files: Readonly<Record<string, string>> = {
  "site.yaml": settings,
  "tags.yaml": described("- name: Basics\n  aliases: [start]\n"),
  "redirects.yaml": "- { from: /old, to: /guide/intro }\n",
  "glossary.yaml": "- term: document\n  definition: All versions of an entry together.\n",
  "sidebars/guide.yaml":
    "name: guideSidebar\narea: guide\nitems:\n  - page: /guide/intro\n  - page: /guide/next\n",
  "guide/intro.mdx": doc("## First steps\n\nText."),
  "guide/next.mdx": doc("## More steps\n\nText."),
};

/**
 * The small site as the checks read it.
 *
 * @param changes replaced or additional files; undefined removes a file.
 */
export function smallSite(changes: Readonly<Record<string, string | undefined>> = {}): ContentModel {
  const all = Object.entries({ ...files, ...changes })
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = all.flatMap(([file, text]) => entriesOf(file, text));
  return modelOf(storeOf(entries), {
    files: new Set(all.map(([file]) => file)),
    irregularFiles: [],
    staticRoutes: new Set(["/robots.txt"]),
  });
}
