import { GraphQLClient } from "graphql-request";

const { STRAPI_URL, STRAPI_TOKEN } = process.env;

/** As the Public role. */
export const client = new GraphQLClient(`${STRAPI_URL}/graphql`);

/** With the token, for what the public may not do. */
export const authorized = new GraphQLClient(`${STRAPI_URL}/graphql`, {
  headers: { authorization: `Bearer ${STRAPI_TOKEN}` },
});

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (url) => new URL(url, STRAPI_URL).href;
