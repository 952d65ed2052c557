import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const requestsOf = (body: string) => compile(body).samples.map(({ check }) => check?.request);

it("becomes a sample with every form of the request, and the key of its recording", () => {
  const body = '<ApiCall title="All" path="/api/recipes" query={{ fields: ["title"] }} show="/data/0" />';
  const [check] = compile(body).samples.map((sample) => sample.check);
  expect(treeOf(body)).toEqual([
    {
      is: "Sample",
      props: {
        title: "All",
        show: "/data/0",
        recording: { page: "page.mdx", fingerprint: check?.fingerprint },
        groupId: "request",
        wrap: true,
        forms: ["http", "curl", "js", "qs"].map((value) => expect.objectContaining({ value })),
      },
    },
  ]);
});

it("is remembered as what is sent", () => {
  expect(
    requestsOf(
      '<ApiCall method="POST" path="/api/recipes" query="status=draft" headers={{ A: "b" }} body={{ data: { a: null } }} as="full-access" expect={400} before={[{ path: "/api/x" }]} />',
    ),
  ).toEqual([
    {
      kind: "rest",
      method: "POST",
      target: "/api/recipes?status=draft",
      headers: { A: "b" },
      body: { data: { a: null } },
      as: "full-access",
      expect: 400,
      before: [{ method: "GET", target: "/api/x", headers: {}, as: "public" }],
    },
  ]);
});

it("is another sample when anything that is sent changes, and the same when only its look does", () => {
  const keyOf = (props: string) => compile(`<ApiCall ${props} />`).samples[0]?.check?.fingerprint;
  const plain = keyOf('path="/api/a"');
  expect(keyOf('path="/api/a" title="x" show={2}')).toBe(plain);
  const others = [
    'path="/api/b"',
    'path="/api/a" query="a=b"',
    'path="/api/a" as="reader"',
    'path="/api/a" expect={404}',
  ];
  expect(new Set([plain, ...others.map(keyOf)]).size).toBe(5);
});

it.each([
  ['path="api/recipes"', "path", "write the path alone"],
  ['path="/api/recipes?a=b"', "path", "belongs into query"],
  ['path="/a" query="?a=b"', "query"],
  ['path="/a" method="get"', "method"],
  ['path="/a" as="nobody"', "as"],
  ['path="/a" expect={42}', "expect"],
  ['path="/a" show="data"', "show"],
  ['path="/a" before={[]}', "before"],
  ['path="/a" before={[{ path: "/b", expect: 400 }]}', "before"],
  ["", "path"],
])("reports <ApiCall %s />", (props, ...words) => {
  expectProblems(compile(`<ApiCall ${props} />`).problems, [["page.mdx:1:1 component-props", ...words]]);
});

it("holds no text", () => {
  expectProblems(compile('<ApiCall path="/a">\n\nText.\n\n</ApiCall>').problems, [
    ["page.mdx:1:1 api-call", "can't contain text", "Close it with />"],
  ]);
});
