export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  // Filled from NUXT_STRAPI_TOKEN, NUXT_PREVIEW_SECRET, and NUXT_PUBLIC_STRAPI_URL. Only what is in `public` reaches browsers.
  runtimeConfig: {
    strapiToken: "",
    previewSecret: "",
    public: { strapiUrl: "http://localhost:1337" },
  },
});
