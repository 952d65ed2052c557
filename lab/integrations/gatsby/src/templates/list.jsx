import { graphql, Link } from "gatsby";
import * as React from "react";

export default function List({ data, pageContext: { home, previous, next } }) {
  const { totalCount, nodes } = data.allRecipe;
  return (
    <main>
      <Link to="/">English</Link> <Link to="/fr/">Français</Link>
      <h1>{`${totalCount} recipes`}</h1>
      <nav>
        <Link to={home}>any</Link> <Link to={`${home}easy/`}>easy</Link>{" "}
        <Link to={`${home}medium/`}>medium</Link> <Link to={`${home}hard/`}>hard</Link>
      </nav>
      <ul>
        {nodes.map(({ id, path, title, cover }) => (
          <li key={id}>
            {cover && (
              <img
                srcSet={cover.srcset}
                sizes="150px"
                src={cover.url}
                alt={cover.alternativeText ?? ""}
                width={150}
                loading="lazy"
              />
            )}
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      {previous && <Link to={previous}>Previous</Link>}
      {next && <Link to={next}>Next</Link>}
    </main>
  );
}

export const Head = ({ pageContext }) => (
  <>
    <html lang={pageContext.locale} />
    <title>Saffron</title>
  </>
);

export const query = graphql`
  query ($filter: RecipeFilterInput, $limit: Int, $skip: Int) {
    allRecipe(filter: $filter, sort: { title: ASC }, limit: $limit, skip: $skip) {
      totalCount
      nodes {
        id
        path
        title
        cover {
          url
          srcset
          alternativeText
        }
      }
    }
  }
`;
