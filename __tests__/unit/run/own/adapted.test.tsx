import { namesOf, noProject } from "../../../../src/components/YourProject/ownProject";
import { adaptedSample, shownNames } from "../../../../src/run/own/adapted";
import { code, codeOf, graphql, names, rest } from "../../../support/ownSamples";

it("finds the names that the reader replaces, in any form", () => {
  const forms = [
    'GET /api/<var data-own="plural">recipes</var>',
    '<var data-own="url">http://localhost:1337</var>',
  ];
  expect([...shownNames(forms, names)]).toEqual(["plural"]);
  expect([...shownNames(forms, namesOf({ ...noProject, url: "https://cms.example.org" }))]).toEqual(["url"]);
  expect(shownNames(["GET /api/authors"], names).size).toBe(0);
});

it("requests the reader's content type, and nothing else of the request changes", () => {
  const target = "/api/recipes/k2?filters[recipes][title]=recipes&locale=fr&fields[0]=locale";
  const sample = rest({
    target,
    method: "PUT",
    body: { data: { title: "recipes", of: "api::recipe.recipe" }, locale: "fr" },
  });
  const marked = [
    '<var data-own="plural"></var><var data-own="locale"></var><var data-own="singular"></var>',
  ];
  expect(adaptedSample(sample, marked, { ...names, locale: "de" })).toMatchObject({
    kind: "rest",
    request: {
      target: "/api/blog-posts/k2?filters[recipes][title]=recipes&locale=de&fields[0]=locale",
      method: "PUT",
      body: { data: { title: "recipes", of: "api::blog-post.blog-post" }, locale: "de" },
    },
    response: sample.response,
  });
});

it("leaves a name that the page doesn't show as replaced", () => {
  expect(
    adaptedSample(rest({ target: "/api/recipes?locale=fr" }), ['<var data-own="plural"></var>'], {
      ...names,
      locale: "de",
    }),
  ).toMatchObject({
    request: { target: "/api/blog-posts?locale=fr" },
  });
});

it("runs the code that the page shows", () => {
  expect(adaptedSample(code, codeOf(code), names)).toMatchObject({
    kind: "documentService",
    code: 'const blogPosts = await strapi.documents("api::blog-post.blog-post").findMany({ limit: 1 });',
  });
  expect(adaptedSample(graphql, codeOf(graphql), names)).toMatchObject({
    kind: "graphql",
    query: 'query {\n  blogPosts(sort: "title") {\n    title\n  }\n}',
  });
});

it("runs nothing that isn't the sample", () => {
  expect(adaptedSample({ ...code, code: "strapi.stop()" }, codeOf(code), names)).toBeUndefined();
});
