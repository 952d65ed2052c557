import type { NextConfig } from "next";

const strapiUrl = process.env.STRAPI_URL ?? "http://localhost:1337";

const config: NextConfig = {
  // Paths without a locale show the default one.
  rewrites: async () => [
    { source: "/", destination: "/en" },
    { source: "/recipes/:slug", destination: "/en/recipes/:slug" },
  ],
  images: {
    // The image optimizer loads only these images.
    remotePatterns: [new URL("/uploads/**", strapiUrl)],
    // It rejects URLs on this computer, where Strapi runs during development.
    dangerouslyAllowLocalIP: process.env.NODE_ENV === "development",
  },
};

export default config;
