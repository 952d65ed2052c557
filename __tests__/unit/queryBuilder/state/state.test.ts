import fc from "fast-check";
import { addressWith, addressWithout, requestFrom } from "../../../../src/queryBuilder/state/address";
import { reduce, stateOf } from "../../../../src/queryBuilder/state/builderState";
import { arbitraryQuery } from "../../../support/arbitraryQuery";

const start = stateOf({ path: "/api/recipes", query: { sort: ["title:asc"] } });

describe("the address", () => {
  it("gives every request back", () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        const { search } = new URL(
          addressWith({ path: "/api/recipes", query }, "https://docs.test/page?x=1#below"),
        );
        expect(requestFrom(search)).toEqual({ path: "/api/recipes", query });
      }),
    );
  });

  it("keeps what else stands in it", () => {
    const href = addressWith({ path: "/api/a", query: {} }, "https://docs.test/page?x=1#below");
    expect(addressWithout(href)).toBe("https://docs.test/page?x=1#below");
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

  it("keep the query when the path changes", () => {
    expect(reduce(start, { type: "path", path: "/api/authors" })).toMatchObject({
      path: "/api/authors",
      query: start.query,
    });
  });
});
