interface Condition {
  displayName: string;
  name: string;
  category?: string;
  plugin?: string;
  handler: (user: { email: string; roles: { code: string }[] }) => boolean | Record<string, unknown>;
}

// Limits a permission to easy recipes, except for Super Admins.
const easyRecipes: Condition = {
  displayName: "Easy recipes",
  name: "easy-recipes",
  category: "Saffron",
  handler: (user) => {
    if (user.roles.some(({ code }) => code === "strapi-super-admin")) return true;
    return { difficulty: { $eq: "easy" } };
  },
};

export default easyRecipes;
