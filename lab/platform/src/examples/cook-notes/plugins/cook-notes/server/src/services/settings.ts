import type { Core } from "@strapi/strapi";

export interface Settings {
  isOpen: boolean;
}

const defaults: Settings = { isOpen: true };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const store = strapi.store({ type: "plugin", name: "cook-notes" });

  return {
    async read(): Promise<Settings> {
      const stored = (await store.get({ key: "settings" })) as Partial<Settings> | null;
      return { ...defaults, ...stored };
    },

    async write(changes: Partial<Settings>): Promise<Settings> {
      const value = { ...(await this.read()), ...changes };
      await store.set({ key: "settings", value });
      return value;
    },
  };
};
