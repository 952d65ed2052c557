import { existsSync, mkdirSync } from "node:fs";
import { temporaryFolder } from "../../support/temporaryFolder";

const here = process.cwd();
const info = jest.fn();
const required = process.env.SANDBOX;

/** In another project folder, and as in another process. */
async function placeIn(files: Readonly<Record<string, string>>) {
  process.chdir(temporaryFolder(files));
  mkdirSync("public");
  jest.resetModules();
  const { placeSandbox } = await import("../../../build/sandbox/sandbox");
  return placeSandbox({ reporter: { info } });
}

beforeEach(() => {
  info.mockClear();
  delete process.env.SANDBOX;
});
afterEach(() => process.chdir(here));
afterAll(() => {
  if (required !== undefined) process.env.SANDBOX = required;
});

it("leaves the sandbox out where its packages are not installed, and says how to install them", async () => {
  expect(await placeIn({ "sandbox/package.json": "{}" })).toBeNull();
  expect(info.mock.calls).toEqual([[expect.stringContaining("npm ci --prefix sandbox")]]);
  expect(existsSync("public/sandbox")).toBe(false);
});

it("says nothing in a copy of the project that has no sandbox", async () => {
  expect(await placeIn({ "package.json": "{}" })).toBeNull();
  expect(info).not.toHaveBeenCalled();
});

it("fails where it is required", async () => {
  process.env.SANDBOX = "required";
  await expect(placeIn({ "sandbox/package.json": "{}" })).rejects.toThrow(
    'SANDBOX is "required", but the packages of the sandbox are not installed. To install them, run: npm ci --prefix sandbox',
  );
});
