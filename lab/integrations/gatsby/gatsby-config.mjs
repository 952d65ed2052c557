import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile();

export default {
  siteMetadata: { title: "Saffron" },
};
