import {
  ApolloServerPluginLandingPageDisabled as withoutPage,
  ApolloServerPluginInlineTraceDisabled as withoutTraces,
} from "@apollo/server/plugin/disabled";
import registerLanguages from "@strapi/i18n/dist/server/graphql.mjs";
import createIsoLocales from "@strapi/i18n/dist/server/services/iso-locales.mjs";
import graphql from "@strapi/plugin-graphql/dist/server/index.mjs";
import compose from "koa-compose";
import type { Handler } from "../http/router";
import type { Plugin, Strapi } from "../strapi";
import { type Extension, registerFiles } from "./files";

/** The plugin's own configuration, with the limits that a new project sets, and without what only a server shows or reports. */
const configuration: Readonly<Record<string, unknown>> = {
  ...graphql.config.default,
  defaultLimit: 25,
  maxLimit: 100,
  depthLimit: 10,
  landingPage: withoutPage,
  apolloServer: { plugins: [withoutTraces()] },
};

/**
 * Adds GraphQL to a running engine: the platform's own plugin, with the schema that it generates from the content types.
 *
 * @returns the handler of requests to /graphql
 */
export async function addGraphql(strapi: Strapi): Promise<Handler> {
  const { plugins, server } = strapi;
  const plugin = createPlugin(strapi);
  plugins.graphql = plugin;
  if (plugins.i18n) plugins.i18n = withIsoLocales(plugins.i18n);
  registerLanguages({ strapi }).register();
  registerFiles(plugin.service("extension") as Extension);

  let handlers: readonly Handler[] = [];
  server.routes = ([route]) => {
    handlers = route.handler;
  };
  await graphql.bootstrap({ strapi });
  return compose(handlers);
}

/** Services are created on first use. */
function createPlugin(strapi: Strapi): Plugin {
  const made: Record<string, object> = {};
  const make = (name: string): object => {
    const { [name]: part } = graphql.services;
    if (!part) throw new Error(`GraphQL has no service ${name}.`);
    return typeof part === "function" ? part({ strapi }) : part;
  };
  return {
    config: (path, otherwise) => configuration[path] ?? otherwise,
    service: (name) => {
      made[name] ??= make(name);
      return made[name];
    },
  };
}

/** The full list of locales, which only GraphQL uses. */
function withIsoLocales(i18n: Plugin): Plugin {
  const isoLocales = createIsoLocales();
  return { ...i18n, service: (name) => (name === "iso-locales" ? isoLocales : i18n.service(name)) };
}
