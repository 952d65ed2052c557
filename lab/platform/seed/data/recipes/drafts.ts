import { type Recipe, recipeIds } from "./shape";

export const drafts: readonly Recipe[] = [
  {
    documentId: recipeIds.walnutPasta,
    difficulty: "easy",
    prepMinutes: 10,
    cookMinutes: 20,
    servings: 2,
    vegetarian: true,
    equipment: ["large pot", "mortar"],
    author: "lucia-ortega",
    category: "main-dishes",
    ingredients: ["walnut", "onion", "butter"],
    seasons: ["autumn", "winter"],
    en: {
      title: "Walnut and onion pasta",
      slug: "walnut-and-onion-pasta",
      summary: "Brown onions, crushed nuts, twenty minutes.",
      story: ["Salt the water, not the sauce."],
      steps: [
        { instruction: "Brown the onions.", minutes: 15 },
        { instruction: "Toss with pasta and nuts.", minutes: 5 },
      ],
      isPublished: false,
    },
  },
  {
    documentId: recipeIds.peachCake,
    difficulty: "medium",
    prepMinutes: 25,
    cookMinutes: 50,
    servings: 8,
    vegetarian: true,
    equipment: ["springform tin"],
    editorNotes: "Waits for the slug and a picture.",
    author: "jonas-weber",
    category: "desserts",
    ingredients: ["peach", "cardamom", "butter"],
    seasons: ["summer"],
    en: {
      title: "Peach and cardamom cake",
      summary: "A cake for the last warm evening.",
      story: ["Press the peaches in with the cut side up."],
      steps: [{ instruction: "Bake until a needle comes out clean.", minutes: 50 }],
      isPublished: false,
    },
  },
];
