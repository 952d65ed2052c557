/** One thing that this site keeps in a reader's browser. */
export interface Stored {
  /** The keys of local and session storage, and names of caches and databases; a `*` stands for the rest of one. */
  readonly keys: readonly string[];
  /** As the privacy page says it. */
  readonly what: string;
  readonly until: "erased" | "tab closed" | "opted out" | "a year";
}

/** What the analytics client stores (2.47.1) while a reader is measured. Its names end with the start of the key. */
export function measuredStored(apiKey: string): readonly Stored[] {
  const id = apiKey.slice(0, 10);
  return [
    {
      keys: [`AMP_${id}`],
      what: "A cookie with the random number that stands for your browser, and when your visit began.",
      until: "a year",
    },
    { keys: [`AMP_unsent_${id}`], what: "Events that wait to be sent.", until: "opted out" },
    {
      keys: [`AMP_MKTG_${id}`, `AMP_MKTG_ORIGINAL_${id}`],
      what: "The link that led you here, and campaign parameters in it.",
      until: "a year",
    },
    {
      keys: [`AMP_diagnostics_${id}`],
      what: "A database for the service’s reports about itself. They are switched off.",
      until: "opted out",
    },
  ];
}

/** Everything that is kept without asking: the reader's own settings, which are never sent anywhere. A test checks that it is all. */
export const stored: readonly Stored[] = [
  { keys: ["theme"], what: "Whether you chose the light or the dark colors.", until: "erased" },
  {
    keys: ["docs.textSize", "docs.textWidth"],
    what: "The size and the width of text that you set.",
    until: "erased",
  },
  {
    keys: ["docs.project"],
    what: "The names of your project that code shows, such as a content type and a URL.",
    until: "erased",
  },
  { keys: ["docs.ownVersion"], what: "The version of Strapi in your project.", until: "erased" },
  { keys: ["docs.singleKeys"], what: "Whether single keys are shortcuts.", until: "erased" },
  { keys: ["docs.sidebar"], what: "Whether you hid the sidebar.", until: "erased" },
  { keys: ["docs.tabs.*"], what: "Which tab you chose last, such as npm or Yarn.", until: "erased" },
  { keys: ["docs.version"], what: "Which version of the documentation you read.", until: "erased" },
  { keys: ["docs.stop"], what: "The last stop that you read on a reading path.", until: "erased" },
  { keys: ["docs.announcement.*"], what: "Which announcement you closed.", until: "erased" },
  {
    keys: ["docs.planner.done"],
    what: "Which steps you checked in the upgrade planner. Your files aren’t stored.",
    until: "erased",
  },
  {
    keys: ["docs.console.schema"],
    what: "The schema files that you gave the REST console, until you select Remove there.",
    until: "erased",
  },
  {
    keys: ["__DOCSEARCH_RECENT_SEARCHES__*", "__DOCSEARCH_FAVORITE_SEARCHES__*"],
    what: "The results you opened from the search, and those you marked.",
    until: "erased",
  },
  ...(__HAS_OFFLINE__
    ? [
        {
          // The database says which of the pages was read last.
          keys: ["docs-offline*", "workbox-expiration"],
          what: "Pages that you have read, 60 at most, and areas that you keep for reading offline.",
          until: "erased" as const,
        },
      ]
    : []),
  { keys: ["docs.consent"], what: "Your answer to the question of this page.", until: "erased" },
  {
    keys: ["docs.scroll.*"],
    what: "How far you had scrolled, for the way back.",
    until: "tab closed",
  },
  { keys: ["docs.wholePage"], what: "Which page did not load, to try it only once.", until: "tab closed" },
];

/** Whether one of the entries is about a key. */
export function isListed(key: string, entries: readonly Stored[] = stored): boolean {
  return entries.some(({ keys }) =>
    keys.some((known) => (known.endsWith("*") ? key.startsWith(known.slice(0, -1)) : key === known)),
  );
}
