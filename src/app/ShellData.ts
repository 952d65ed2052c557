import { graphql, useStaticQuery } from "gatsby";

/** The data of the frame around every page. The site's only static query: Gatsby loads it once, with the first page. */
export function useShellData(): Queries.ShellDataQuery {
  return useStaticQuery<Queries.ShellDataQuery>(graphql`
    query ShellData {
      siteSettings {
        title
        areas {
          id
          label
          questions
        }
        navbar {
          ...Navbar
        }
        platform {
          version
        }
        repository {
          ...NavbarRepository
        }
        colorMode {
          defaultMode
          disableSwitch
          respectPrefersColorScheme
        }
        zoom {
          ...ZoomSettings
        }
        versions {
          showWhenSingle
          items {
            ...VersionItem
          }
        }
        locales {
          showWhenSingle
          items {
            dir
            ...LocaleItem
          }
        }
        home {
          tasks {
            title
            to
          }
        }
        search {
          ...SearchSettings
        }
        ask {
          ...AskSettings
        }
        announcement {
          ...AnnouncementBar
        }
        ...FooterSite
      }
      allSidebar {
        nodes {
          name
          area
          items: menu
        }
      }
    }
  `);
}
