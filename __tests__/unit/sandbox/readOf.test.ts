import { readOf } from "../../../sandbox/src/versions";

const list = { method: "GET", path: "/api/recipes" };

it.each([
  [undefined, "status=draft"],
  ["sort=title&fields=title", "sort=title&fields=title&status=draft"],
  ["status=published&locale=fr", "locale=fr&status=draft"],
  ["status[]=published", "status=draft"],
  ["filters[status]=open", "filters[status]=open&status=draft"],
])("reads %s as %s", (query, expected) => {
  const request = query === undefined ? list : { ...list, query };
  expect(readOf(request, "draft")).toEqual({ ...list, query: expected });
});

it("makes a change a read by the same sender", () => {
  const change = {
    method: "PUT",
    path: "/api/recipes/a",
    body: { data: {} },
    as: "editor",
    headers: { accept: "*/*" },
  } as const;
  const { method, path, as, headers } = { ...change, method: "GET" };
  expect(readOf(change, "published")).toEqual({ method, path, as, headers, query: "status=published" });
});
