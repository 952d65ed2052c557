import { findAll } from "../strapi.js";

export default () =>
  findAll("/recipes", {
    sort: "title",
    "populate[cover][fields]": "url,alternativeText,width,height",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
  });
