import { belongsTo, notFoundPath } from "../../../src/navigation/pageUrl";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const pageAt = (path: string) => ({ page: { path } }) as Parameters<typeof belongsTo>[0];

beforeAll(() => Object.assign(globalThis, { location: new URL("http://localhost/") }));

it.each([
  ["/guide/intro", "/guide/intro", true],
  ["/guide/intro?q=a", "/guide/intro", true],
  ["/guide/other", "/guide/intro", false],
  [notFoundPath, "/nothing", true],
  [notFoundPath, "/%E0%A4%A", true],
])("the data of %s belongs to %s: %s", (path, url, expected) => {
  expect(belongsTo(pageAt(path), url)).toBe(expected);
});
