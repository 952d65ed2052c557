import type { RestRequest } from "../../../shared/restRequest";

const many = 10_000;
const times = (make: (index: number) => string, count = many) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Requests that try to break the engine, or to make it run what they say. Each must get a response. */
export const hostileRequests: readonly RestRequest[] = [
  ...prototypeKeys(),
  ...manyParts(),
  ...deepParts(),
  ...["'; DROP TABLE recipes; --", '" OR 1=1 --', "`id`; --", "?", "\\", "\0", "/**/"].flatMap(sqlIn),
];

function read(query: string, path = "/api/recipes"): RestRequest {
  return { method: "GET", target: `${path}?${query}`, headers: {}, as: "public" };
}

/** @param body JSON, since an object can't have every key that JSON can. */
function create(body: string, path = "/api/recipes"): RestRequest {
  return {
    method: "POST",
    target: path,
    headers: { "Content-Type": "application/json" },
    as: "full-access",
    body,
  };
}

function prototypeKeys(): RestRequest[] {
  const keys = ["__proto__", "constructor", "hasOwnProperty", "toString"];
  const places = (key: string) => [
    `${key}[polluted]=1`,
    `filters[${key}][polluted]=1`,
    `filters[title][${key}]=1`,
    `filters[title][$eq][${key}]=1`,
    `populate[${key}][fields]=polluted`,
    `populate[author][${key}]=1`,
    `populate[blocks][on][${key}]=true`,
    `populate=${key}`,
    `sort[${key}]=asc`,
    `sort=${key}`,
    `fields=${key}`,
    `pagination[${key}]=1`,
    `locale=${key}`,
    `status=${key}`,
  ];
  const bodies = (key: string) => [
    `{"${key}":{"data":{"title":"x"}}}`,
    `{"data":{"title":"a","slug":"a","${key}":{"polluted":1}}}`,
    `{"data":{"title":"a","slug":"a","equipment":{"${key}":{"polluted":1}}}}`,
    `{"data":{"title":"a","slug":"a","author":{"${key}":{"polluted":1}}}}`,
    `{"data":{"title":"a","slug":"a","blocks":[{"__component":"${key}"}]}}`,
  ];
  return keys.flatMap((key) => [
    ...places(key).map((query) => read(query)),
    ...bodies(key).map((body) => create(body)),
    read("", `/api/${key}`),
    read("", `/api/recipes/${key}`),
  ]);
}

function manyParts(): RestRequest[] {
  return [
    read(times((index) => `p${index}=1`).join("&")),
    read(times((index) => `filters[$or][${index}][title]=a`).join("&")),
    read(times((index) => `filters[title][$in][]=${index}`).join("&")),
    read(times(() => "sort=title").join("&")),
    read(`filters[title]=${"x".repeat(1_000_000)}`),
    create(`{"data":{${times((index) => `"f${index}":1`).join(",")}}}`),
    create(`{"data":{"title":"a","slug":"a","equipment":[${times(String).join(",")}]}}`),
    create(`{"data":{"title":"a","slug":"a","seasons":[${times(String, 1000).join(",")}]}}`),
  ];
}

function deepParts(): RestRequest[] {
  const array = `${"[".repeat(many)}${"]".repeat(many)}`;
  const object = `${'{"set":'.repeat(many)}1${"}".repeat(many)}`;
  return [
    read(`filters${"[$not]".repeat(many)}=1`),
    read(`filters${"[$and][0]".repeat(9)}[title]=1`),
    read(`populate${"[author][populate]".repeat(many)}=1`),
    read(`sort=${"author.recipes.".repeat(3)}title`),
    ...["equipment", "author", "steps", "blocks", "title"].flatMap((field) => [
      create(`{"data":{"title":"a","slug":"a","${field}":${array}}}`),
      create(`{"data":{"title":"a","slug":"a","${field}":${object}}}`),
    ]),
    create(array),
    create("[".repeat(many)),
  ];
}

/** SQL in every place that a name or a value can have. */
function sqlIn(sql: string): RestRequest[] {
  const text = encodeURIComponent(sql);
  const queries = [
    `filters[title]=${text}`,
    `filters[title][$containsi]=${text}`,
    `filters[${text}]=1`,
    `filters[title][${text}]=1`,
    `filters[id][$in]=${text}`,
    `sort=${text}`,
    `sort=title:${text}`,
    `fields=${text}`,
    `populate=${text}`,
    `populate[author][sort]=${text}`,
    `locale=${text}`,
    `pagination[start]=${text}`,
    `_q=${text}`,
  ];
  const values = JSON.stringify(sql);
  return [
    ...queries.map((query) => read(query)),
    read("", `/api/recipes/${text}`),
    create(`{"data":{"name":${values},"slug":"a"}}`, "/api/categories"),
    create(`{"data":{"name":"a","slug":${values}}}`, "/api/categories"),
    create(`{"data":{"name":"a","slug":"b",${values}:1}}`, "/api/categories"),
  ];
}
