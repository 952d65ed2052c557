interface Ingredient {
  documentId: string;
  name: string;
  slug: string;
  kind: "vegetable" | "fruit" | "grain" | "pulse" | "dairy" | "fish" | "spice" | "nut";
  pricePerKilo: number;
  /** Slugs of seasons; none means all year. */
  seasons: readonly string[];
  /** Slugs of ingredients that can take its place. */
  substitutes?: readonly string[];
}

export const ingredients: readonly Ingredient[] = [
  {
    documentId: "zluk998up4xrm26q81n97blr",
    name: "Saffron",
    slug: "saffron",
    kind: "spice",
    pricePerKilo: 4200,
    seasons: ["autumn"],
  },
  {
    documentId: "p1o7xg4kd8hb2yzv5cwq0mfe",
    name: "Pumpkin",
    slug: "pumpkin",
    kind: "vegetable",
    pricePerKilo: 2.4,
    seasons: ["autumn", "winter"],
  },
  {
    documentId: "c6nw3tju9r0l5vsb8xzk2yqa",
    name: "Chickpea flour",
    slug: "chickpea-flour",
    kind: "pulse",
    pricePerKilo: 4.8,
    seasons: [],
  },
  {
    documentId: "g4hq8bfm2zx6d1wky0ovt7rs",
    name: "Tomato",
    slug: "tomato",
    kind: "vegetable",
    pricePerKilo: 3.9,
    seasons: ["summer"],
  },
  {
    documentId: "v9s5ye1kc7jn0xqr3bgd6wlt",
    name: "Peach",
    slug: "peach",
    kind: "fruit",
    pricePerKilo: 4.5,
    seasons: ["summer"],
  },
  {
    documentId: "mzaxz69dmropitti0oe1mb1a",
    name: "Lemon",
    slug: "lemon",
    kind: "fruit",
    pricePerKilo: 3.2,
    seasons: ["winter", "spring"],
  },
  {
    documentId: "b0m6zrx2pv4ka9tw8hjq1ycd",
    name: "Risotto rice",
    slug: "risotto-rice",
    kind: "grain",
    pricePerKilo: 5.6,
    seasons: [],
  },
  {
    documentId: "n3f7dkw5jy1sq0eu9xvc4gbz",
    name: "Green peas",
    slug: "green-peas",
    kind: "pulse",
    pricePerKilo: 6.1,
    seasons: ["spring", "summer"],
  },
  {
    documentId: "x8t2ahl6rm9vb3zk0qow5nyj",
    name: "Red lentils",
    slug: "red-lentils",
    kind: "pulse",
    pricePerKilo: 3.7,
    seasons: [],
    substitutes: ["green-peas", "chickpea-flour"],
  },
  {
    documentId: "c5hw875k8n2t8ez6x0as85gx",
    name: "Fennel",
    slug: "fennel",
    kind: "vegetable",
    pricePerKilo: 3.4,
    seasons: ["summer", "autumn"],
  },
  {
    documentId: "q7y1xsc4wd0nk8bj5zgv2mht",
    name: "Mushroom",
    slug: "mushroom",
    kind: "vegetable",
    pricePerKilo: 9.5,
    seasons: ["autumn"],
  },
  {
    documentId: "j2e9ktv6bo4zqr1xw7fna5yh",
    name: "Cardamom",
    slug: "cardamom",
    kind: "spice",
    pricePerKilo: 62,
    seasons: [],
  },
  {
    documentId: "d4l0wmq8cx3yt6vs9rkb1jgz",
    name: "Smoked trout",
    slug: "smoked-trout",
    kind: "fish",
    pricePerKilo: 28,
    seasons: [],
  },
  {
    documentId: "y5r8nbz1kf7hw3qx0tjc6vda",
    name: "Walnut",
    slug: "walnut",
    kind: "nut",
    pricePerKilo: 14,
    seasons: ["autumn"],
  },
  {
    documentId: "km4svmzujfrfc3w8w0hhf3hq",
    name: "Butter",
    slug: "butter",
    kind: "dairy",
    pricePerKilo: 9.2,
    seasons: [],
  },
  {
    documentId: "irmmb1w1ke6h09rvvwtov50i",
    name: "Onion",
    slug: "onion",
    kind: "vegetable",
    pricePerKilo: 1.6,
    seasons: [],
  },
];
