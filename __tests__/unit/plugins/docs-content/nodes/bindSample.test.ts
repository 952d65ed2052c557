import { boundSample } from "../../../../../plugins/docs-content/nodes/bindSample";
import type { RecordedResponse, Recording } from "../../../../../plugins/docs-content/schema/recordings";
import { readExclusions } from "../../../../../scripts/sandbox/check/exclusions";

const key = { page: "a.mdx", fingerprint: "f" };

function bind(response: RecordedResponse | undefined, show?: string | number) {
  const recording: Recording = {
    kind: "rest",
    strapi: "5.54.0",
    request: {},
    ...(response ? { response } : {}),
  };
  const find = (page: string, fingerprint: string) =>
    page === "a.mdx" && fingerprint === "f" ? recording : undefined;
  return boundSample({ title: "x", recording: key, ...(show === undefined ? {} : { show }) }, find);
}

it("leads from an error to its explanation", () => {
  const responses: RecordedResponse[] = [
    { status: 200, body: "fine" },
    { status: 404, body: "lost" },
  ];
  const explained = responses.map((response) => {
    const find = () => ({ kind: "rest", strapi: "5.54.0", request: {}, response }) as Recording;
    return boundSample({ recording: key }, find, ({ body }) => `/errors#${body}`).response;
  });
  expect(explained[0]).not.toHaveProperty("explained");
  expect(explained[1]).toHaveProperty("explained", "/errors#lost");
});

it("gives a sample its response, colored, with status and version", () => {
  expect(
    bind({ status: 200, headers: { "content-type": "application/json; charset=utf-8" }, body: [1] }),
  ).toEqual({
    title: "x",
    verifiedWith: "5.54.0",
    response: {
      label: "200 OK",
      isError: false,
      type: "application/json",
      html: expect.stringContaining('class="tk-number"'),
      lang: "json",
      lines: 1,
      columns: 3,
    },
  });
});

it.each([
  [{ status: 404, body: null }, "404 Not Found", true],
  [{ status: 299 }, "299", false],
  [{ body: [] }, "Result", false],
  [{ body: { error: { name: "ValidationError" } } }, "Error", true],
  [{ body: { error: 1, data: 2 } }, "Result", false],
])("calls %j what it is", (response, label, isError) => {
  expect(bind(response).response).toMatchObject({ label, isError });
});

it("lists other headers, and leaves out the body where there is none", () => {
  expect(bind({ status: 204, headers: { location: "/x", "set-cookie": "a" } }).response).toEqual({
    label: "204 No Content",
    isError: false,
    headers: ["location: /x", "set-cookie: a"],
  });
});

it("counts the entries that it shows of a list", () => {
  expect(bind({ body: { data: [1, 2, 3] } }, 2).response).toMatchObject({ entries: 2 });
  expect(bind({ body: [1, 2, 3] }).response).toMatchObject({ entries: 3 });
  expect(bind({ body: { data: { list: [1, 2] } } }).response).not.toHaveProperty("entries");
});

it("shows text as it is, escaped", () => {
  expect(bind({ status: 405, body: "Method <Not> Allowed" }).response).toMatchObject({
    lang: "text",
    html: expect.stringContaining("Method &lt;Not&gt; Allowed"),
  });
});

it("shows a part, and says so; all of it where the part is missing", () => {
  expect(bind({ status: 200, body: { data: [1, 2, 3] } }, 2).response).toMatchObject({
    note: "The first 2 of 3",
    lines: 1,
  });
  expect(bind({ status: 200, body: { data: 1 } }, "/meta").response).not.toHaveProperty("note");
});

it("gives a check its version alone, and what has no recording nothing", () => {
  expect(bind(undefined)).toEqual({ title: "x", verifiedWith: "5.54.0" });
  expect(boundSample({ title: "x", recording: key, show: 1 }, () => undefined)).toEqual({ title: "x" });
});

it("says why an excluded sample doesn't run in a browser, after what is left out", () => {
  const page = "dev-docs/plugins/upload.mdx";
  const [name = ""] = Object.values(readExclusions())
    .flat()
    .filter((excluded) => excluded.startsWith(page));
  const fingerprint = name.split(/[# ]/)[1] ?? "";
  const bound = boundSample({ recording: { page, fingerprint }, show: 1 }, () => ({
    kind: "rest",
    strapi: "5.54.0",
    request: {},
    response: { body: [1, 2] },
  }));
  expect(bound).not.toHaveProperty("run");
  expect(bound.response).toMatchObject({
    note: "The first entry of 2. Can't run in your browser: needs uploads or the Media Library",
  });
});
