import { z } from "zod";
import { contentVariables } from "../../../shared/platform";
import type { PlanPages } from "../../../shared/upgrade/rules";
import { oneLine } from "./oneLine";
import { elsewhere, route, target, urlPath } from "./route";

const homeSample = z.strictObject({
  label: z.string().min(1),
  at: route.describe(
    "A page and one of its headings. The landing page shows the first recorded sample below it.",
  ),
});

const variable = /\{([\w.]+)\}/g;

/** A command with the values of `{platform.version}` and the other variables of pages. */
const command = oneLine
  .refine(
    (text) => [...text.matchAll(variable)].every(([, name = ""]) => Object.hasOwn(contentVariables, name)),
    `use only ${Object.keys(contentVariables).join(", ")} in braces`,
  )
  .overwrite((text) => text.replace(variable, (_, name: string) => contentVariables[name] ?? ""));

const start = z.strictObject({
  label: oneLine,
  to: route,
  command: command.describe("A command next to the link, for copying."),
});

const footerLink = z.union([
  z.strictObject({ label: z.string().min(1), to: route }),
  z.strictObject({ label: z.string().min(1), href: elsewhere }),
]);

const area = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, "write the folder's name"),
  label: oneLine,
  start: route,
  sidebar: z.string().min(1),
  description: oneLine,
  questions: z
    .array(oneLine)
    .max(3, "three questions fit")
    .default([])
    .describe("Questions that Ask AI suggests in this area. Each is also in search/questions.yaml."),
});

/** The path prefix of a version or language; empty for the one at the root. */
const prefix = z.union([z.literal(""), urlPath]);

const version = z.strictObject({
  name: z.string(),
  label: z.string(),
  path: prefix,
  isLast: z.boolean(),
  mainDoc: route,
});

const locale = z.strictObject({
  code: z.string().min(2),
  label: z.string(),
  dir: z.enum(["ltr", "rtl"]),
  calendar: z.string(),
  path: prefix,
});

/** It is used in a style attribute, where more than a color could be written. */
const color = z
  .string()
  .regex(
    /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]*\))$/i,
    "write a color: #2d1b3d, navy, rgb(…)",
  );

const announcement = z.strictObject({
  id: z.string().min(1).describe("A new ID shows the bar again to readers who dismissed it."),
  content: z.string().min(1),
  to: target.optional(),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  isCloseable: z.boolean(),
});

const logo = z.strictObject({
  src: urlPath.describe("A file in static/, such as /logo.svg."),
  dark: urlPath.optional().describe("The file for dark mode, if it differs."),
});

/** `auto` follows the reader's color mode; `dark` is dark in both. */
const style = z.enum(["auto", "dark"]);

const navbarItem = z.union([
  z.strictObject({ area: z.string().min(1).describe("The id of an area.") }),
  z.strictObject({ label: oneLine, to: route }),
  z.strictObject({ label: oneLine, href: elsewhere }),
]);

const navbar = z.strictObject({
  title: oneLine.optional().describe("The text next to the logo. Default: the site's title."),
  logo: logo.optional().describe("Replaces the site's own logo."),
  items: z.array(navbarItem).min(1, "name at least one entry").optional().describe("Default: all areas."),
  style: style.default("auto"),
  hideOnScroll: z.boolean().default(true),
});

/** Our own theme, which has a palette for each color mode, and six themes of prism-react-renderer. */
const codeThemeName = z.enum([
  "saffron",
  "github",
  "oneLight",
  "nightOwlLight",
  "oneDark",
  "nightOwl",
  "dracula",
]);

const codeTheme = z.strictObject({
  light: codeThemeName.default("saffron"),
  dark: codeThemeName.default("saffron"),
});

const pixels = z.number().int().min(0).max(500);
const milliseconds = z.number().int().min(0).max(10_000);

const zoom = z.strictObject({
  margin: pixels.default(0).describe("Pixels between the overlay and the edge of the window."),
  background: color.default("white").describe("The overlay's color in light mode."),
  darkBackground: color
    .optional()
    .describe("The overlay's color in dark mode. Default: the page's background."),
  scrollOffset: pixels
    .default(40)
    .describe("The overlay closes when the page is scrolled by more pixels than this."),
  closeDelay: milliseconds.default(150).describe("Milliseconds from scrolling until the overlay closes."),
  attachDelay: milliseconds
    .default(1000)
    .describe("Milliseconds after the start of a visit before an image can open. Earlier clicks wait."),
});

const footer = z.strictObject({
  logo: logo.optional(),
  style: style.default("auto"),
  columns: z.array(z.strictObject({ title: z.string(), links: z.array(footerLink) })),
  copyright: z.string(),
});

const interfaceNames = z.strictObject({
  below: route.describe("On pages below this route, bold text is a name in the interface."),
  facts: z.array(z.string().min(1)).min(1).describe("Files in data/ with the texts of that interface."),
  also: z
    .array(z.string().min(1))
    .default([])
    .describe("Names in the interface that are data, or that consist of several texts."),
});

const readingPath = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "use small letters and hyphens"),
  label: oneLine.describe("The role that it is for, in one or two words."),
  outcome: oneLine.describe("What a reader can do at its end."),
  stops: z
    .array(z.strictObject({ to: route, outcome: oneLine }))
    .min(3)
    .max(9)
    .describe("Pages in reading order, each with what a reader knows afterwards."),
});

/** site.yaml: everything about the site that a writer can change. */
const settingsObject = z.strictObject({
  title: oneLine,
  tagline: oneLine,
  description: oneLine.min(50).max(160),
  disclaimer: oneLine,
  areas: z.array(area).min(1),
  home: z.strictObject({
    heading: oneLine.optional().describe("The landing page's heading. Default: the site's title."),
    start: start
      .optional()
      .describe("What most readers do first: a button on the landing page, and a command."),
    tasks: z.array(
      z.strictObject({ title: z.string(), to: route, description: z.string(), icon: z.string() }),
    ),
    samples: z.array(homeSample).default([]),
  }),
  paths: z.array(readingPath).default([]).describe("Ways through the documentation, by role."),
  colorMode: z.strictObject({
    defaultMode: z.enum(["light", "dark"]),
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  codeTheme: codeTheme.prefault({}).describe("The colors of code in each color mode."),
  zoom: zoom.prefault({}).describe("How an enlarged image is shown."),
  versions: z.strictObject({ showWhenSingle: z.boolean(), items: z.array(version).min(1) }),
  locales: z.strictObject({ showWhenSingle: z.boolean(), items: z.array(locale).min(1) }),
  announcement: announcement.optional(),
  navbar: navbar.prefault({}),
  interfaceNames: interfaceNames.optional(),
  breakingChanges: route
    .optional()
    .describe("The folder of pages about breaking changes, which they describe in their front matter."),
  recipes: route.optional().describe("The folder of recipes, which they describe in their front matter."),
  errorIndex: route
    .optional()
    .describe(
      "The folder with a page for each family of error messages. Recorded errors link to their entries there.",
    ),
  upgradePages: z
    .strictObject({
      databases: route.describe("The page about supported databases."),
      goBack: route.describe("The page about going back to the old version."),
      plugins: route.describe("The page about upgrading a plugin."),
      history: route.describe("The page about changes in each version."),
      problems: route.describe("The page about problems after an upgrade."),
    } satisfies Record<keyof PlanPages, unknown>)
    .optional()
    .describe("Pages that steps of an upgrade plan link to. Without them, there are no plans."),
  glossary: urlPath.optional().describe("The page with the whole glossary. Definitions in texts link to it."),
  footer,
});

export const settingsFile = settingsObject.superRefine(
  ({ areas, paths, navbar: { items = [] } }, context) => {
    paths.forEach(({ id, stops }, index) => {
      if (paths.findIndex((other) => other.id === id) < index)
        context.addIssue({ code: "custom", path: ["paths", index, "id"], message: "use each id once" });
      stops.forEach(({ to }, at) => {
        if (stops.findIndex((other) => other.to === to) === at) return;
        const path = ["paths", index, "stops", at, "to"];
        context.addIssue({ code: "custom", path, message: "name each page once" });
      });
    });
    const ids = areas.map(({ id }) => id);
    items.forEach((item, index) => {
      if (!("area" in item) || ids.includes(item.area)) return;
      const path = ["navbar", "items", index, "area"];
      context.addIssue({ code: "custom", path, message: `name one of ${ids.join(", ")}` });
    });
  },
);

export type CodeThemeName = z.infer<typeof codeThemeName>;
export type Settings = z.infer<typeof settingsFile>;
