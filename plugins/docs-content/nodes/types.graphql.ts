/** The data layer's types, as GraphiQL shows them. Nothing is inferred from what happens to be in the content. */
export const typeDefs = /* GraphQL */ `
"""
A page of one of the documentation areas.
"""
type Doc implements Node @dontInfer {
  "The page's address, such as /dev-docs/api/rest."
  path: String!
  "The area (first folder) it belongs to."
  area: String!
  "Its h1."
  title: String!
  "A sentence for search results and previews."
  description: String!
  "What sidebars call it, where that is not the title."
  sidebarLabel: String
  "The sidebar that is shown beside it; none where the page says so."
  sidebar: Sidebar
  "Built, but in no sitemap, tag page, feed, or search. Only unlisted pages show it in their sidebar."
  unlisted: Boolean!
  "exact-names for an unlisted page that search finds by its title and keywords alone."
  searchable: String
  "What replaces it, where it is deprecated."
  deprecated: String
  "First platform version with the feature."
  since: String
  "The plan the feature needs."
  plan: String
  "What it changes, on a page about a breaking change."
  breakingChange: BreakingChange
  "The day (YYYY-MM-DD) somebody last compared it with the platform."
  reviewed: String
  "Why it has no verified sample, where it should have one."
  noSamplesBecause: String
  "Names of its tags, for filters."
  tagNames: [String!]!
  "What readers call what the page answers, where its title says it otherwise."
  keywords: [String!]!
  "Its tags."
  tags: [Tag!]!
  "Ids of the partials it includes, for filters."
  snippetIds: [String!]!
  "The compiled page, partials and glossary put in: a list of tree nodes."
  body: JSON!
  "Headings of levels 2 and 3, those of partials included."
  toc: [Heading!]!
  "All headings of the page's own file."
  headings: [Heading!]!
  "The first paragraph, shortened."
  excerpt: String!
  "The page as plain Markdown, partials put in: what its .md twin holds below the title."
  markdown: String!
  "Words of prose; code is not counted."
  wordCount: Int!
  "Lines of code that it shows: of a long block the first 20, of a call of the API 15."
  codeLines: Int!
  "Whole minutes to read it, code included, at least 1."
  readingMinutes: Int!
  "When git last saw it change (ISO 8601); none without a full history."
  lastUpdated: String
  "Where to edit it, when a repository is configured."
  editUrl: String
  "From the area to the page itself."
  breadcrumbs: [Breadcrumb!]!
  "The page before it in its sidebar."
  previous: Neighbor
  "The page after it in its sidebar."
  next: Neighbor
  "Its code blocks, requests and commands, without those of the partials it includes."
  samples: [Sample!]!
  "How many of its samples were verified on the platform, for filters."
  verifiedSampleCount: Int!
  "Sentences and rows that assert something about the platform."
  statementCount: Int!
  "How many of them have a claim or a sample."
  provenStatementCount: Int!
  "How much of it was verified, with which version, and when: a sentence for its end. Null if nothing was."
  proofLine: String
  "Pictures and screenshots it shows."
  images: [PageImage!]!
  "What is wrong with it (only ever seen while developing: a build stops)."
  problems: [Problem!]!
  "What a search finds of it, in reading order; none for an unlisted page that isn't searchable. Made when asked for."
  searchRecords: [SearchRecord!]!
  "Path from the content folder."
  file: String!
}

"""
What a change between two major versions means for a project that comes from the older one.
"""
type BreakingChange {
  "dependencies, configuration, database, backend-code, content-api, admin or plugins."
  affects: [String!]!
  "Ids of the codemods that do it or a part of it (rows of the facts codemods); empty where there is none."
  codemods: [String!]!
  "The command that runs each by itself, once the project is on the newer version."
  commands: [String!]!
  "The version that changed it."
  since: String!
  "The version as a number, for filters and sorting: 5.10.2 is 5010002."
  sinceOrder: Int!
  "What the old form does: stops with an error, silent for other results without one, deprecated for one that still works."
  severity: String!
}

"""
What a search finds: a page, a heading, or a block of text below one. DocSearch's shape, for the local index and for
hosted services alike.
"""
type SearchRecord {
  "Unique in the site and the same from build to build."
  objectID: String!
  "Path with the anchor: /dev-docs/api/rest#routes."
  url: String!
  url_without_anchor: String!
  "Id of the heading above it; none between a page's title and its first heading."
  anchor: String
  "lvl1 for a page, lvl2 to lvl6 for a heading, content for a block of text."
  type: String!
  hierarchy: SearchHierarchy!
  "The block's plain text; none for a page or heading."
  content: String
  "The content is a code block."
  isCode: Boolean!
  "What stands above the code, such as a sample's recorded status; the content begins with it."
  codeTitle: String
  "The page's language, such as en."
  language: String!
  "The version of the documentation it belongs to, such as docs-current."
  docs_tag: String!
  "Id of the documentation area."
  area: String!
  "Names of the page's tags."
  tags: [String!]!
  "What readers call what the page answers, beside its title. Only the page's own record has them."
  keywords: [String!]!
  "The page is unlisted, and found only when the whole query is one of its names: search marks it as advanced."
  advanced: Boolean!
  weight: SearchWeight!
}

"""
Where a record stands: the section or area (lvl0), the page (lvl1), and the headings from h2 (lvl2) on.
"""
type SearchHierarchy {
  lvl0: String
  lvl1: String
  lvl2: String
  lvl3: String
  lvl4: String
  lvl5: String
  lvl6: String
}

"""
What a ranking may use beside the words. Higher comes first, except for position.
"""
type SearchWeight {
  "0 for an ordinary page, below it for one that few readers look for."
  pageRank: Int!
  "100 for a page, 10 less for each level of heading, 0 for text, -10 for code."
  level: Int!
  "Place on the page, from 0."
  position: Int!
}

"""
A subject that pages share. Its page lists them.
"""
type Tag implements Node @dontInfer {
  "As the register spells it."
  name: String!
  "The last part of its page's address: from the register, or the name in kebab-case."
  slug: String!
  "A sentence that says what its pages are about."
  description: String!
  "Other words for it. Their addresses redirect to its page."
  aliases: [String!]!
  "Tags that a reader may want next, in the register's order."
  related: [Tag!]!
  "Address of its page."
  path: String!
  "Listed pages that carry it, by title."
  docs: [Doc!]!
  "How many listed pages carry it."
  docCount: Int!
  "The same pages by area, in the site's order of areas; no area without pages."
  areas: [TagArea!]!
}

"""
Pages of one area that carry a tag.
"""
type TagArea {
  "The area's first folder, such as dev-docs."
  id: String!
  "What readers know the area by."
  label: String!
  "How many of its listed pages carry the tag."
  count: Int!
  "The pages in the order of the area's sidebars: together, or by category where they are many."
  groups: [TagGroup!]!
}

"""
Pages with a tag that stand together.
"""
type TagGroup {
  "Labels of the sidebar's categories around them, from the outside in; none for pages without one, and for few pages."
  trail: [String!]!
  docs: [Doc!]!
}

"""
A release of this documentation site.
"""
type Release implements Node @dontInfer {
  "Three numbers."
  version: String!
  title: String!
  description: String!
  "Day of the release, YYYY-MM-DD."
  date: String!
  "Sorts versions as numbers: 5.10.0 after 5.9.0."
  order: Int!
  path: String!
  body: JSON!
  "As plain Markdown, partials put in."
  markdown: String!
  toc: [Heading!]!
  images: [PageImage!]!
}

"""
A partial that pages include. It is a page of its own, too.
"""
type Snippet implements Node @dontInfer {
  "Its file's name, and what pages include it by. (Node ids are called id in Gatsby, hence the longer word.)"
  snippetId: String!
  title: String!
  description: String!
  path: String!
  body: JSON!
  "As plain Markdown, partials put in."
  markdown: String!
  toc: [Heading!]!
  images: [PageImage!]!
  "Pages that include it, directly or by way of another partial."
  usedBy: [Doc!]!
}

"""
A sidebar: pages in the order in which a reader meets them.
"""
type Sidebar implements Node @dontInfer {
  name: String!
  area: String!
  "Its entries with their labels: a list of {type, label, path, href, id, unlisted, isGroup, changesSidebar, items}."
  items: JSON!
  "The entries as readers see them: below the way up and a heading, when the sidebar covers one part of an area."
  menu: JSON!
}

"""
What site.yaml says.
"""
type SiteSettings implements Node @dontInfer {
  title: String!
  tagline: String!
  description: String!
  disclaimer: String!
  areas: [Area!]!
  home: Home!
  colorMode: ColorMode!
  "Styles of the themes that site.yaml chooses for code; none for the site's own."
  codeThemeCss: String
  zoom: Zoom!
  versions: Versions!
  locales: Locales!
  announcement: Announcement
  navbar: Navbar!
  footer: Footer!
  "Where the site is served, without a trailing slash."
  siteUrl: String!
  "This documentation's own version."
  version: String!
  "Where its source is, when configured."
  repository: Repository
  "The platform that is documented."
  platform: Platform!
  "How the site searches; see SearchConfig."
  search: SearchSettings!
  "How the site answers questions; see AskConfig."
  ask: AskSettings!
}

type Area {
  id: String!
  label: String!
  start: String!
  sidebar: String!
  description: String!
  "What an empty Ask AI offers to ask in this area."
  questions: [String!]!
}
type Home {
  "In place of the site's title."
  heading: String
  start: HomeStart
  tasks: [HomeTask!]!
  "Recorded samples of the documentation, shown as a taste of it."
  samples: [HomeSample!]!
}
"""
What most readers do first.
"""
type HomeStart {
  label: String!
  to: String!
  command: String!
}
"""
A request of a page and what the platform answered to it.
"""
type HomeSample {
  label: String!
  "The page and the heading below which it stands."
  at: String!
  "The page's title."
  title: String!
  "The request as it goes over the wire, in the compiler's markup."
  request: String!
  "Such as 200 OK."
  status: String!
  isError: Boolean!
  "The answer's body, in the compiler's markup."
  answer: String!
  "The platform's version that gave the answer."
  verifiedWith: String!
}
type HomeTask {
  title: String!
  to: String!
  description: String!
  icon: String!
  "The icon's picture as markup, in a square of 24 units; null when there is none of that name."
  picture: String
}
type Zoom {
  margin: Int!
  background: String!
  "None where the overlay has the page's own color in dark mode."
  darkBackground: String
  scrollOffset: Int!
  closeDelay: Int!
  attachDelay: Int!
}
type ColorMode { defaultMode: String!, disableSwitch: Boolean!, respectPrefersColorScheme: Boolean! }
type Versions { showWhenSingle: Boolean!, items: [Version!]! }
"""
A version of the documentation: the pages whose routes begin with its path.
"""
type Version {
  name: String!
  label: String!
  path: String!
  isLast: Boolean!
  "The route of its main page."
  mainDoc: String!
  "The id of that page's Doc node."
  mainDocId: String!
  docs: [Doc!]!
  "Ids of pages that exist as drafts: always empty, because the site builds every page that it reads."
  draftIds: [String!]!
  sidebars: [Sidebar!]!
}
type Locales { showWhenSingle: Boolean!, items: [SiteLocale!]! }
type SiteLocale { code: String!, label: String!, dir: String!, calendar: String!, path: String! }
type Announcement {
  "A new id shows the bar again."
  id: String!
  content: String!
  to: String
  backgroundColor: String
  textColor: String
  isCloseable: Boolean!
}
"""
The bar at the top of every page.
"""
type Navbar {
  "What is beside the logo."
  title: String!
  "An image in place of the site's own drawing."
  logo: SiteLogo
  "Its entries; the repository follows them where one is configured."
  items: [NavbarItem!]!
  "auto follows the reader's color mode; dark is dark in both."
  style: String!
  "It leaves the screen while the reader scrolls down."
  hideOnScroll: Boolean!
}
"""
An entry of the navbar: a route or another site's address.
"""
type NavbarItem {
  label: String!
  to: String
  href: String
  "The id of the area that it leads to."
  area: String
  "What the area is for."
  description: String
}
type SiteLogo {
  "Route of a file in static/."
  src: String!
  "The file for dark mode, where that is another one."
  dark: String
}
type Footer { columns: [FooterColumn!]!, copyright: String!, logo: SiteLogo, style: String! }
type FooterColumn { title: String!, links: [FooterLink!]! }
"""
A link within the site (to) or away from it (href).
"""
type FooterLink { label: String!, to: String, href: String }
type SearchSettings {
  "local or algolia"
  provider: String!
  appId: String
  "A public key, which may search and nothing else."
  apiKey: String
  hosts: [String!]!
  indexName: String!
  contextualSearch: Boolean!
  searchPagePath: String
  externalUrlRegex: String
  replaceSearchResultPathname: SearchPathReplacement
  maxResultsPerGroup: Int!
  "{query} stands for what was searched for."
  missingResultsUrl: String
  personalization: Boolean!
  insights: Boolean!
}
type AskSettings {
  "local, endpoint, kapa or none"
  provider: String!
  "A click on any element of this class opens the questions."
  openClass: String!
  "Where the proxy to a language model answers."
  endpoint: String
  model: String
  kapa: AskKapa
}
"""
The external widget; a missing logo is the site's own icon.
"""
type AskKapa { script: String!, websiteId: String!, logo: String }
type SearchPathReplacement { from: String!, to: String! }
type Repository { url: String!, name: String!, host: String! }
type Platform { name: String!, version: String!, node: String! }

type Heading { depth: Int!, text: String!, id: String! }
"""
A step of the way to a page; without a path it is a category that has no page.
"""
type Breadcrumb { label: String!, path: String }
type Neighbor { path: String!, title: String!, label: String! }
"""
A code block, request or command of a page, and what the platform said to it.
"""
type Sample {
  "rest, graphql and documentService are run and their answer recorded; config, types and cli are checked; code is neither."
  kind: String!
  lang: String!
  title: String
  "Where it stands in the page's file."
  line: Int!
  "In short, what was sent or checked."
  request: String
  "The key of its recording, which follows from the request."
  fingerprint: String
  "The status of the recorded answer, for requests through HTTP."
  status: Int
  "The platform's version that it was verified with; none for one that nobody verifies."
  verifiedWith: String
  "A writer's reason why nobody verifies it."
  unverifiedBecause: String
}
type Problem { file: String!, line: Int!, column: Int!, rule: String!, message: String!, fix: String! }

"""
A picture of a page, in both its variants.
"""
type PageImage {
  "What the component names it by: a figure's src, or screenshots/ and the id."
  key: String!
  "The file, when it is made of pixels and can be scaled."
  raster: File
  darkRaster: File
  "The file, when it is an SVG and is shown as it is."
  vector: File
  darkVector: File
  "CSS pixels, for vector pictures and screenshots."
  width: Int
  height: Int
}

"""
An old address and where it leads.
"""
type Redirect implements Node @dontInfer {
  from: String!
  to: String!
  "The tag that an alias leads to; none for an entry of redirects.yaml."
  tagName: String
}

"""
A word with a meaning of its own, from glossary.yaml.
"""
type GlossaryTerm implements Node @dontInfer {
  term: String!
  definition: String!
  "What the glossary adds to the definition."
  more: String
  "Other words for the same."
  aliases: [String!]
  "Routes of the pages that explain it, the best one first."
  see: [String!]
}
type ScreenshotInfo implements Node @dontInfer { shot: String!, alt: String!, width: Int!, height: Int! }

"""
A compiled body, apart from its page so that looking at pages stays cheap.
"""
type CompiledBody implements Node @dontInfer { path: String! }
"""
A page's Markdown before partials are put in, apart for the same reason.
"""
type PageMarkdown implements Node @dontInfer { path: String! }
"""
A page's place in its sidebar.
"""
type SidebarPlace implements Node @dontInfer { path: String! }
"""
When a content file last changed in git.
"""
type ContentDate implements Node @dontInfer { file: String!, date: String! }
"""
A .yaml file under content/, as the checks need it.
"""
type ContentRegister implements Node @dontInfer { file: String! }
"""
A page's text as it is written, which claims quote.
"""
type PageText implements Node @dontInfer { file: String! }
"""
What a page's sentences say, with proofs: page.claims.yaml, beside page.mdx.
"""
type ClaimsFile implements Node @dontInfer { file: String! }
"""
What the platform answered to a page's samples: page.samples.json, beside page.mdx.
"""
type RecordingsFile implements Node @dontInfer { file: String! }
"""
Facts of one kind, read from the installed platform: data/<name>.json.
"""
type FactSheet implements Node @dontInfer {
  "What tables of pages call it, such as filter-operators."
  name: String!
  title: String!
  "Where in the platform's packages they were read."
  source: String!
  "The platform's version they were read from."
  platform: String!
  columns: [FactColumn!]!
  rows: [Fact!]!
}
type FactColumn {
  key: String!
  label: String!
  "How values are shown: code, text, list or yesNo."
  kind: String!
  "Shown only in tables that ask for it."
  isExtra: Boolean!
}
"""
One thing that the platform has or does.
"""
type Fact {
  "What notes and tables name it by; unique in its sheet."
  id: String!
  "What tables can be narrowed to."
  group: String
  "What it means, in Markdown, in our own words; none where nobody has said it."
  meaning: String
  "Its values by column."
  values: JSON!
}
"""
What is said about the facts of one sheet: data/notes/<name>.yaml.
"""
type FactNotes implements Node @dontInfer { name: String! }
"""
Which releases of the platform were compared: history.json.
"""
type PlatformHistory implements Node @dontInfer {
  "Oldest first."
  releases: [String!]!
  "The kinds of facts that were read of each."
  names: [String!]!
}
"""
What came, changed, and went among the facts of one kind.
"""
type FactHistory implements Node @dontInfer {
  "The name of its sheet, such as configuration; a few kinds have none."
  name: String!
  title: String!
  "How many facts the last release has."
  rows: Int!
  entries: [FactHistoryEntry!]!
}
type FactHistoryEntry {
  "As in its sheet."
  id: String!
  "The first minor release that has it, such as 5.37; none for what was there from the start."
  since: String
  "The last release without it, if those in between could not be read."
  after: String
  changed: [FactHistoryChange!]
  deprecated: String
  deprecatedAfter: String
  removed: String
  removedAfter: String
}
type FactHistoryChange {
  in: String!
  after: String
  "A column of its sheet, such as default."
  what: String!
  from: String
  to: String
}
"""
A picture file under images/.
"""
type Picture implements Node @dontInfer { src: String! }
`;
