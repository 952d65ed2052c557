interface Category {
  documentId: string;
  name: string;
  slug: string;
  description: string;
}

export const categories: readonly Category[] = [
  {
    documentId: "e2xk7qmv9sl4ynb0rw5tj8cz",
    name: "Soups and starters",
    slug: "soups-and-starters",
    description: "What comes first, in small bowls.",
  },
  {
    documentId: "r03gnfx3vnf4djek6yu70tpi",
    name: "Main dishes",
    slug: "main-dishes",
    description: "The middle of the table.",
  },
  {
    documentId: "t8vc1wzy6kd3hqf9u0lx5gpo",
    name: "Bread and pastry",
    slug: "bread-and-pastry",
    description: "Flour, patience and a hot oven.",
  },
  {
    documentId: "m5jb0rne2xa7swq4ivk9ydh3",
    name: "Desserts",
    slug: "desserts",
    description: "The reason to leave some room.",
  },
];
