/** The fields that differ between locales. */
export interface RecipeText {
  title: string;
  /** A draft can lack it; Strapi then rejects publishing. */
  slug?: string;
  summary: string;
  /** Paragraphs. */
  story: readonly string[];
  steps: readonly { instruction: string; minutes: number }[];
  quote?: { text: string; source?: string };
  note?: { heading: string; body: string };
  /** Recipes to cook next, by documentId. */
  related?: { title: string; recipes: readonly string[] };
  isPublished: boolean;
}

export interface Recipe {
  documentId: string;
  difficulty: "easy" | "medium" | "hard";
  prepMinutes: number;
  cookMinutes: number;
  servings: number;
  rating?: number;
  vegetarian: boolean;
  testedOn?: string;
  equipment: readonly string[];
  editorNotes?: string;
  nutrition?: { energyKcal: number; proteinGrams: number; fatGrams: number; carbohydrateGrams: number };
  /** Names of images. */
  cover?: string;
  gallery?: readonly string[];
  /** Slugs of an author, a category, ingredients and seasons. */
  author: string;
  category: string;
  ingredients: readonly string[];
  seasons: readonly string[];
  pairsWith?: readonly string[];
  en: RecipeText;
  fr?: RecipeText;
  /** Changes to the English draft after it was published. */
  changedLater?: { summary: string };
}

/** The ids that other entries, and pages of the documentation, refer to. */
export const recipeIds = {
  pumpkinSoup: "b7k4fr0fct5opctw00qjpmiq",
  flatbread: "eyljnbmhm2gzai5v2bfa9mmz",
  peachSalad: "fyvlkyxnzjx6hfttfmlwqlvk",
  fennel: "pq0nf49popll7965xkwg1ctf",
  risotto: "scn9b2ekkuaxeui1ltk53ciw",
  peaTart: "kry29eu2e9zsbppl9fyt4r72",
  lentilStew: "en9bpxmu67zaq9pijbnxgu8c",
  mushroomRice: "g3hpezcea4d3ofwd4s2qpx4v",
  cardamomBuns: "h7i76m2nq0dajfycumgkswq7",
  trout: "zjoj5uw6ltbzuwhl909jqasa",
  walnutPasta: "hh0ifau8yz4vp1v1gw5bc7js",
  peachCake: "vd1z2ys5zxg2oxq679m5k4jk",
} as const;
