export const siteQuery = /* GraphQL */ `
  query TwinSite {
    siteSettings {
      title
      tagline
      description
      disclaimer
      siteUrl
      areas {
        id
        label
        description
        sidebar
      }
      platform {
        name
        version
      }
    }
  }
`;

export const docsQuery = /* GraphQL */ `
  query TwinDocs($limit: Int!, $skip: Int!) {
    allDoc(limit: $limit, skip: $skip) {
      nodes {
        path
        area
        title
        description
        unlisted
        markdown
      }
    }
  }
`;

export const othersQuery = /* GraphQL */ `
  query TwinOthers {
    allSnippet {
      nodes {
        path
        title
        description
        markdown
      }
    }
    allRelease {
      nodes {
        path
        title
        description
        markdown
      }
    }
  }
`;
