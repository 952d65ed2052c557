import { defineParams } from "@sveltejs/kit/params";

const locales = ["en", "fr"];

export const params = defineParams({
  locale: (param) => (locales.includes(param) ? param : undefined),
});
