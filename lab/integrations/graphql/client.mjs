import { GraphQLClient } from "graphql-request";

const { STRAPI_URL, STRAPI_TOKEN } = process.env;

/** Sends requests without a token, as the Public role. */
export const client = new GraphQLClient(`${STRAPI_URL}/graphql`);

/** Sends the token, for actions that the Public role can't perform. */
export const authorized = new GraphQLClient(`${STRAPI_URL}/graphql`, {
  headers: { authorization: `Bearer ${STRAPI_TOKEN}` },
});

/** The local provider stores a path, other providers store a complete URL. This works for both. */
export const urlOf = (url) => new URL(url, STRAPI_URL).href;
