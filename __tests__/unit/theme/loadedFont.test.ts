/** @jest-environment jsdom */
import { keepFont, showLoadedFont } from "../../../src/theme/loadedFont";

jest.mock("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2", () => "/geist.woff2", {
  virtual: true,
});

it("adds the font to the page after the one on which it was loaded", async () => {
  const added: string[] = [];
  let finish = () => {};
  const loading = new Promise<void>((resolve) => {
    finish = resolve;
  });
  class StandIn {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}

    async load() {
      await loading;
      return this;
    }
  }
  Object.assign(globalThis, { FontFace: StandIn });
  Object.assign(document, {
    fonts: { ready: Promise.resolve(), add: ({ source }: StandIn) => added.push(source) },
  });

  keepFont();
  showLoadedFont();
  expect(added).toEqual([]);
  finish();
  await new Promise((resolve) => setTimeout(resolve));
  expect(added).toEqual([]);
  showLoadedFont();
  expect(added).toEqual(["url(/geist.woff2)"]);
});
