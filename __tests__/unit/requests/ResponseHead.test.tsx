import { TextEncoder } from "node:util";
import { act, render, screen } from "@testing-library/react";
import { ResponseHead } from "../../../src/requests/ResponseHead";
import type { LookedUp } from "../../../src/search/errors/lookedUp";
import { UnreachableError } from "../../../src/search/unreachable";

// jsdom has none.
Object.assign(globalThis, { TextEncoder });

const mockLookUp = jest.fn<Promise<LookedUp>, [string]>();
jest.mock("../../../src/search/localSession", () => ({
  localSession: () => Promise.resolve({ lookUp: (pasted: string) => mockLookUp(pasted) }),
}));

const found = {
  kind: "found",
  isIndexed: true,
  url: "/errors/upload#files-are-empty",
  message: "Files are empty",
  page: "Uploads",
  explanation: ["No file was sent."],
} as const;
const body = { data: null, error: { status: 400, name: "ValidationError", message: "Files are empty" } };
const show = (isError: boolean, shown: unknown = body) =>
  render(<ResponseHead label="400 Bad Request" isError={isError} ms={3} body={shown} />);

const settled = () => act(async () => {});

beforeEach(() => mockLookUp.mockReset().mockResolvedValue(found));

it("links from an error to its entry, which is looked up in the response", async () => {
  show(true);
  const link = await screen.findByRole("link", { name: "Explanation" });
  expect(link.getAttribute("href")).toBe(found.url);
  expect(mockLookUp.mock.calls).toEqual([[`Strapi\n${JSON.stringify(body)}`]]);
});

it("links from errors of GraphQL, which have the status of a success", async () => {
  show(false, { errors: [{ message: "Files are empty" }], data: null });
  expect(await screen.findByRole("link", { name: "Explanation" })).toBeTruthy();
});

it("loads nothing for a response without an error", () => {
  show(false, { data: [{ message: "Files are empty" }] });
  expect(mockLookUp).not.toHaveBeenCalled();
});

it.each<[string, LookedUp]>([
  ["isn't in the index", { kind: "unknown" }],
  ["nobody has explained", { ...found, explanation: [] }],
])("has no link for an error that %s", async (_what, lookedUp) => {
  mockLookUp.mockResolvedValue(lookedUp);
  show(true);
  await settled();
  expect(screen.queryByRole("link")).toBeNull();
});

it("does without the link when the index can't be loaded", async () => {
  mockLookUp.mockRejectedValue(new UnreachableError("No network."));
  show(true);
  await settled();
  expect(screen.queryByRole("link")).toBeNull();
});
