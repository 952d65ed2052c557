import { dockerfileJob, jobsOf } from "../../../../scripts/ci/plan";

const workflow = `
jobs:
  test:
    steps:
      - uses: actions/checkout@v5
      - run: npm ci
      - run: sudo apt-get install -y nginx
      - run: deploy --key \${{ secrets.KEY }}
  called:
    uses: ./.github/workflows/other.yml
`;

it("runs what needs neither GitHub nor root nor a secret, and says why it skips the others", () => {
  expect(jobsOf(workflow, "a.yml")).toEqual([
    {
      name: "a.yml/test",
      steps: [
        { text: "uses actions/checkout@v5", skipped: "an action needs GitHub" },
        { text: "npm ci", skipped: undefined },
        { text: "sudo apt-get install -y nginx", skipped: "it needs root and Debian's packages" },
        { text: `deploy --key \${{ secrets.KEY }}`, skipped: "it needs a secret" },
      ],
    },
  ]);
});

it("takes the options off a Dockerfile's commands", () => {
  const text =
    "FROM node:24\nRUN npm ci\nRUN --mount=type=secret,id=a \\\n    npm run build \\\n    && npm test\nRUN apt-get update";
  expect(dockerfileJob(text).steps).toEqual([
    { text: "npm ci", skipped: undefined },
    { text: expect.stringMatching(/^npm run build \\\n\s+&& npm test$/), skipped: undefined },
    { text: "apt-get update", skipped: "it needs root and Debian's packages" },
  ]);
});
