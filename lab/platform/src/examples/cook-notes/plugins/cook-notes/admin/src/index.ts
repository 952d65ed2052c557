import type { ContentManagerPlugin } from "@strapi/content-manager/strapi-admin";
import { Pencil } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { NotesPanel } from "./components/NotesPanel";
import { PLUGIN_ID } from "./pluginId";

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN_ID, name: PLUGIN_ID });
    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}`,
      icon: Pencil,
      intlLabel: { id: `${PLUGIN_ID}.name`, defaultMessage: "Cook notes" },
      permissions: [],
      Component: () => import("./pages/App"),
    });
  },

  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    const { addEditViewSidePanel } = app.getPlugin("content-manager")
      .apis as ContentManagerPlugin["config"]["apis"];
    addEditViewSidePanel([NotesPanel]);
  },

  async registerTrads({ locales }: { locales: string[] }) {
    return Promise.all(
      locales.map(async (locale) => {
        try {
          const { default: texts } = await import(`./translations/${locale}.json`);
          const named = Object.entries(texts as Record<string, string>).map(([key, text]) => [
            `${PLUGIN_ID}.${key}`,
            text,
          ]);
          return { data: Object.fromEntries(named) as Record<string, string>, locale };
        } catch {
          return { data: {}, locale };
        }
      }),
    );
  },
};
