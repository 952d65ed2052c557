import { recipeIds } from "./recipes/shape";

const { risotto, pumpkinSoup, cardamomBuns, lentilStew, mushroomRice } = recipeIds;

export const homepage = {
  documentId: "a0uoiblkp3jzin0wbvbt4kjt",
  currentSeason: "autumn",
  en: {
    title: "Saffron",
    intro: "A small magazine about cooking with the seasons.",
    featuredRecipes: [risotto, pumpkinSoup, cardamomBuns],
    note: { heading: "This week", body: "The first pumpkins are in. **Roast them.**" },
    related: { title: "Read next", recipes: [lentilStew, mushroomRice] },
  },
  fr: {
    title: "Saffron",
    intro: "Un petit magazine qui cuisine avec les saisons.",
    featuredRecipes: [risotto, pumpkinSoup],
    note: { heading: "Cette semaine", body: "Les premiers potirons sont là. **Au four !**" },
    related: { title: "À lire ensuite", recipes: [pumpkinSoup] },
  },
};
