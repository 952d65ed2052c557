const { VITE_STRAPI_URL, STRAPI_TOKEN } = process.env;
const title = process.argv[2] ?? "Lemon barley";

const response = await fetch(`${VITE_STRAPI_URL}/api/recipes?status=draft`, {
  method: "POST",
  headers: { Authorization: `Bearer ${STRAPI_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    data: {
      title,
      slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      difficulty: "easy",
      servings: 2,
    },
  }),
});
const { data, error } = await response.json();

if (error) {
  console.error(`${error.status} ${error.name}: ${error.message}`);
  process.exitCode = 1;
} else {
  console.log(`Draft ${data.documentId}: ${data.title}`);
}
