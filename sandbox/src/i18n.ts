import bootstrap from "@strapi/i18n/dist/server/bootstrap.mjs";
import locales from "@strapi/i18n/dist/server/controllers/locales.mjs";
import register from "@strapi/i18n/dist/server/register.mjs";
import createContentTypes from "@strapi/i18n/dist/server/services/content-types.mjs";
import createLocales from "@strapi/i18n/dist/server/services/locales.mjs";
import createLocalizations from "@strapi/i18n/dist/server/services/localizations.mjs";
import { guarded } from "./strapi";

const nothing = () => undefined;

/** Locales come from this plugin's own code. The parts for the admin panel are omitted, because there is no admin panel. */
export function createI18n() {
  const services: Readonly<Record<string, object>> = guarded("i18n service", {
    "content-types": createContentTypes(),
    localizations: createLocalizations(),
    locales: createLocales(),
    metrics: { sendDidInitializeEvent: nothing },
    permissions: {
      actions: {
        registerI18nActions: nothing,
        registerI18nActionsHooks: nothing,
        updateActionsProperties: nothing,
      },
      sectionsBuilder: { registerLocalesPropertyHandler: nothing },
      engine: { registerI18nPermissionsHandlers: nothing },
    },
  });
  const plugin = {
    service: (name: string) => services[name],
    controller: () => locales,
    routes: [],
    contentTypes: {},
  };
  return { plugin, register, bootstrap };
}

/** The plugin's one route of the content API. */
export const localesRoute = {
  method: "GET",
  path: "/i18n/locales",
  handler: "locales.listLocales",
  info: { pluginName: "i18n", type: "content-api" },
  config: { auth: { scope: ["plugin::i18n.locales.listLocales"] } },
};
