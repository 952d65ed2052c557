import fc from "fast-check";
import { checkForm } from "../../../../src/queryBuilder/check/checkForm";
import { objectText } from "../../../../src/queryBuilder/query/objectText";
import { reduce, stateOf } from "../../../../src/queryBuilder/state/builderState";
import { requestFrom, urlWith, urlWithout } from "../../../../src/queryBuilder/state/requestInUrl";
import { arbitraryQuery } from "../../../support/arbitraryQuery";
import { saffronModel } from "../../../support/queryModel";

const model = saffronModel();
const start = stateOf({ path: "/api/recipes", query: { sort: ["title:asc"] } });

describe("the URL", () => {
  it("gives every request back", () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        const { search } = new URL(
          urlWith({ path: "/api/recipes", query }, "https://docs.test/page?x=1#below"),
        );
        expect(requestFrom(search)).toEqual({ path: "/api/recipes", query });
      }),
    );
  });

  it("keeps what else stands in it", () => {
    const href = urlWith({ path: "/api/a", query: {} }, "https://docs.test/page?x=1#below");
    expect(urlWithout(href)).toBe("https://docs.test/page?x=1#below");
  });

  it.each(["", "?endpoint=recipes", "?endpoint=/api/a&query={", "?query={}", "?endpoint=/api/a&query=[]"])(
    "says nothing by %j",
    (search) => expect(requestFrom(search)).toBeUndefined(),
  );
});

describe("the three forms of a query", () => {
  it("follow a change of the text", () => {
    const { query, form } = reduce(start, { type: "text", text: "{ fields: ['title'] }" });
    expect({ query, fields: form.fields }).toEqual({ query: { fields: ["title"] }, fields: ["title"] });
  });

  it("leave the text as it was typed", () => {
    expect(reduce(start, { type: "text", text: "{fields:'title'}" }).text).toBe("{fields:'title'}");
  });

  it("follow a change of the form", () => {
    const { query, text } = reduce(start, { type: "form", form: { ...start.form, locale: "fr" } });
    expect(query).toEqual({ sort: ["title:asc"], locale: "fr" });
    expect(text).toBe('{ sort: ["title:asc"], locale: "fr" }');
  });

  it("stay while the text can't be read, and say why", () => {
    const broken = reduce(start, { type: "text", text: "{ fields: " });
    expect(broken).toMatchObject({ query: start.query, form: start.form, text: "{ fields: " });
    expect(broken.error?.message).toContain("ends before");
    expect(reduce(broken, { type: "form", form: broken.form }).error).toBeUndefined();
  });

  it("keep the query when the path leads to another document, or to a type that the builder doesn't know", () => {
    for (const path of ["/api/recipes/abc", "/api/films"])
      expect(reduce(start, { type: "path", path, model })).toMatchObject({ path, query: start.query });
  });

  it("drop what another content type doesn't have, and keep the rest", () => {
    const query = {
      filters: {
        slug: { $eq: "x" },
        rating: { $gt: 4 },
        recipes: { title: { $eq: "Dal" } },
        $or: [{ name: { $eq: "a" } }, { difficulty: { $eq: "hard" } }],
        $not: { cookMinutes: { $lt: 5 } },
      },
      sort: ["rating:desc", "name:asc"],
      fields: ["title", "name"],
      populate: { author: true, recipes: { fields: ["title", "email"], sort: ["rating:asc", "name:asc"] } },
      locale: "fr",
    };
    const next = reduce(stateOf({ path: "/api/recipes", query }), {
      type: "path",
      path: "/api/authors",
      model,
    });
    expect(next.query).toEqual({
      filters: {
        slug: { $eq: "x" },
        recipes: { title: { $eq: "Dal" } },
        $or: [{ name: { $eq: "a" } }],
      },
      sort: ["name:asc"],
      fields: ["name"],
      populate: { recipes: { fields: ["title"], sort: ["rating:asc"] } },
      locale: "fr",
    });
    expect(next.text).toBe(objectText(next.query));
    expect(checkForm(next.form, next.path, model)).toEqual([]);
  });

  it("populate nothing where the type has none of the relations, and keep blocks that its zone has", () => {
    const query = {
      populate: { author: true, blocks: { on: { "blocks.quote": true, "blocks.nope": true } } },
    };
    const from = stateOf({ path: "/api/seasons", query });
    expect(reduce(from, { type: "path", path: "/api/recipes", model }).query).toEqual({
      populate: { author: true, blocks: { on: { "blocks.quote": true } } },
    });
    const author = stateOf({ path: "/api/recipes", query: { populate: ["author"] } });
    expect(reduce(author, { type: "path", path: "/api/seasons", model }).query).toEqual({});
  });
});
