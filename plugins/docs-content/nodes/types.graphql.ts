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
  "The sidebar it stands in; none for an unlisted page."
  sidebar: Sidebar
  "Built, but in no sidebar, sitemap, tag page, feed or search."
  unlisted: Boolean!
  "What replaces it, where it is deprecated."
  deprecated: String
  "First platform version with the feature."
  since: String
  "The plan the feature needs."
  plan: String
  "The day (YYYY-MM-DD) somebody last compared it with the platform."
  reviewed: String
  "Why it has no verified sample, where it should have one."
  noSamplesBecause: String
  "Names of its tags, for filters."
  tagNames: [String!]!
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
  "The body as its writer wrote it."
  markdown: String!
  "Words of prose; code is not counted."
  wordCount: Int!
  "Whole minutes to read it, at least 1."
  readingMinutes: Int!
  "When git last saw it change (ISO 8601); none without a full history."
  lastUpdated: String
  "Where to edit it, when a repository is configured."
  editUrl: String
  "From the area to the page itself."
  breadcrumbs: [Breadcrumb!]!
  "The page before it in its sidebar."
  previous: Neighbour
  "The page after it in its sidebar."
  next: Neighbour
  "Its code blocks."
  samples: [Sample!]!
  "Pictures and screenshots it shows."
  images: [PageImage!]!
  "What is wrong with it (only ever seen while developing: a build stops)."
  problems: [Problem!]!
  "Path from the content folder."
  file: String!
}

"""
A subject that pages share. Its page lists them.
"""
type Tag implements Node @dontInfer {
  "As the register spells it."
  name: String!
  "kebab-case, from the name."
  slug: String!
  "Other words for it."
  aliases: [String!]!
  "Address of its page."
  path: String!
  "Listed pages that carry it, by title."
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
  "Its entries with their labels: a list of {type, label, path, href, id, items}."
  items: JSON!
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
  versions: Versions!
  locales: Locales!
  announcement: Announcement
  footer: Footer!
  "Where the site is served, without a trailing slash."
  siteUrl: String!
  "Where its source is, when configured."
  repository: Repository
  "The platform that is documented."
  platform: Platform!
}

type Area { id: String!, label: String!, start: String!, sidebar: String!, description: String! }
type Home { tasks: [HomeTask!]! }
type HomeTask { title: String!, to: String!, description: String!, icon: String! }
type ColorMode { defaultMode: String!, disableSwitch: Boolean!, respectPrefersColorScheme: Boolean! }
type Versions { showWhenSingle: Boolean!, items: [Version!]! }
type Version { name: String!, label: String!, path: String!, isLast: Boolean!, mainDoc: String! }
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
type Footer { columns: [FooterColumn!]!, copyright: String! }
type FooterColumn { title: String!, links: [FooterLink!]! }
"""
A link within the site (to) or away from it (href).
"""
type FooterLink { label: String!, to: String, href: String }
type Repository { url: String!, name: String!, host: String! }
type Platform { name: String!, version: String!, node: String! }

type Heading { depth: Int!, text: String!, id: String! }
"""
A step of the way to a page; without a path it is a category that has no page.
"""
type Breadcrumb { label: String!, path: String }
type Neighbour { path: String!, title: String!, label: String! }
"""
A code block, and the platform version it was tried with (none yet: it was not).
"""
type Sample { lang: String!, title: String, line: Int!, verifiedWith: String }
type Problem { file: String!, line: Int!, column: Int!, rule: String!, message: String!, mend: String! }

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
}

type GlossaryTerm implements Node @dontInfer { term: String!, definition: String! }
type ScreenshotInfo implements Node @dontInfer { shot: String!, alt: String!, width: Int!, height: Int! }

"""
A compiled body, apart from its page so that looking at pages stays cheap.
"""
type CompiledBody implements Node @dontInfer { path: String! }
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
A picture file under images/.
"""
type Picture implements Node @dontInfer { src: String! }
`;
