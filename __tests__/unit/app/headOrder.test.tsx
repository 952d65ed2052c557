import type { ReactNode } from "react";
import { orderHead } from "../../../src/app/headOrder";

function ordered(components: ReactNode[]): ReactNode[] {
  const replaceHeadComponents = jest.fn();
  orderHead({ getHeadComponents: () => components, replaceHeadComponents });
  return replaceHeadComponents.mock.calls[0][0];
}

const frame = <style data-href="/docs/app.9be619d2.css" />;
const template = <style data-href="/docs/component---src-templates-doc-tsx.549e3bae.css" />;
const title = <title>Filters</title>;

it("puts the sheet of the site's frame first, under a path prefix, too", () => {
  expect(ordered([template, frame, title])).toEqual([frame, template, title]);
});

it("leaves all others in their order, whatever they are", () => {
  expect(ordered([template, null, "text", title])).toEqual([template, null, "text", title]);
});

it("leaves out what only the component of gatsby-plugin-image needs", () => {
  expect(
    ordered([<style key="gatsby-image-style" />, <script key="gatsby-image-style-script" />, title]),
  ).toEqual([title]);
});
