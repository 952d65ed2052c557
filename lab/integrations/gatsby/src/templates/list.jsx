import { graphql, Link } from "gatsby";
import * as React from "react";

export default function List({ data, pageContext: { previous, next } }) {
  const { totalCount, nodes } = data.allRecipe;
  return (
    <main>
      <h1>{`${totalCount} recipes`}</h1>
      <nav>
        <Link to="/">any</Link> <Link to="/easy/">easy</Link> <Link to="/medium/">medium</Link>{" "}
        <Link to="/hard/">hard</Link>
      </nav>
      <ul>
        {nodes.map(({ id, slug, title, cover }) => (
          <li key={id}>
            {cover && <img src={cover.url} alt={cover.alternativeText ?? ""} width={150} />}
            <Link to={`/recipes/${slug}/`}>{title}</Link>
          </li>
        ))}
      </ul>
      {previous && <Link to={previous}>Previous</Link>}
      {next && <Link to={next}>Next</Link>}
    </main>
  );
}

export const Head = () => <title>Saffron</title>;

export const query = graphql`
  query ($filter: RecipeFilterInput, $limit: Int, $skip: Int) {
    allRecipe(filter: $filter, sort: { title: ASC }, limit: $limit, skip: $skip) {
      totalCount
      nodes {
        id
        slug
        title
        cover {
          url
          alternativeText
        }
      }
    }
  }
`;
