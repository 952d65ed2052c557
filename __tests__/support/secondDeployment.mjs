import { goodSmall } from "./goodSmall.mjs";

/** A kind of page that the first deployment doesn't have. */
const freshPage = `export default function Fresh() { return <h1>Fresh</h1>; }
export function Head() { return <title>Fresh</title>; }
`;

/**
 * goodSmall with changed code: the files of a host after the next deployment, without any files of the previous one. All tests
 * share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const secondDeployment = {
  ...goodSmall,
  name: "good-small-second",
  // They give the second deployment other scripts than the first.
  edits: [
    ["src/components/Footer/Footer.tsx", "<p>{footer.copyright}</p>", "<p>Second deployment.</p>"],
    ["src/templates/doc.tsx", "<article>", '<article data-deployment="second">'],
    ["src/templates/tag.tsx", "return `Pages about", "return `All about"],
    ["fixture-content/guide/code.mdx", "## A diff", "Text of the second deployment.\n\n## A diff"],
    ["src/pages/fresh.tsx", "", freshPage],
  ],
};
