import { codeWork } from "../../../../src/run/kinds/documents";

it("reads a call from code", async () => {
  const code = 'const recipes = await strapi.documents("api::recipe.recipe").findMany({ limit: 2 });';
  const call = { uid: "api::recipe.recipe", method: "findMany", args: { limit: 2 } };
  await expect(codeWork(code)).resolves.toEqual({ kind: "documents", call });
});

it.each([
  ['strapi.documents("a").findOne({\n  documentId: id,\n})', 2, /^Only a literal/],
  ['strapi.documents("a").findOne({', 1, /^Unexpected token\.$/],
])("says what is wrong with %j, and in which line", async (code, line, message) => {
  await expect(codeWork(code)).rejects.toMatchObject({ line, message: expect.stringMatching(message) });
});
