/** Colors flow in one direction, palette → meaning → component: only the palette and the tokens contain color values. */
const colorFiles = ["src/theme/palette.css", "src/theme/tokens.css"];

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
/** Classes in compiled pages that Markdown libraries create. */
const classesOfLibraries =
  /^(contains-task-list|task-list-item(-checkbox)?|data-footnote-backref|sr-only|tk-[a-z-]+)$/;

const rawColorFunctions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

/** @type {import("stylelint").Config} */
const config = {
  extends: "stylelint-config-standard",
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "selector-class-pattern": [
      new RegExp(`${camelCase.source}|${classesOfLibraries.source}`),
      { message: "Write class names in camelCase: CSS modules hand them to TypeScript." },
    ],
    "keyframes-name-pattern": [camelCase, { message: "Write keyframe names in camelCase." }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "custom-property-pattern": [
      /^_?[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      { message: "Write custom properties in kebab-case." },
    ],
    // Blank lines group tokens.
    "custom-property-empty-line-before": null,
    // Every browser of the last years reads it, and so do those before.
    "media-feature-range-notation": "prefix",
    // In a module of one component, the order follows the markup; cascade layers keep files apart.
    "no-descending-specificity": null,
    "declaration-no-important": [
      true,
      { message: "Cascade layers settle conflicts, !important hides them." },
    ],
    "color-named": ["never", { message: "Use a token: var(--color-…)." }],
    "color-no-hex": [true, { message: "Use a token: var(--color-…)." }],
    "function-disallowed-list": [rawColorFunctions, { message: "Use a token: var(--color-…)." }],
  },
  overrides: [
    {
      // Styles a library's elements, by the classes that it gives them.
      files: ["src/search/modal/docsearch.module.css"],
      rules: { "selector-class-pattern": /^DocSearch-/ },
    },
    {
      files: colorFiles,
      rules: { "color-named": null, "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};

export default config;
