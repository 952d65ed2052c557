import { factories } from "@strapi/strapi";

/** Core routes, one of them disabled. */
export const seasonRoutes = factories.createCoreRouter("api::season.season", { except: ["update"] });
