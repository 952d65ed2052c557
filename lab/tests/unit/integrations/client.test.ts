import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { clientsFolder, readClients } from "../../../runner/integrations/client";

const folder = temporaryFolder({
  "go/check.yaml": "program: go\n",
  "react/check.yaml": "program: node\nserve: npm start\nvisits:\n  - path: /\n    shows: [Soup]\n",
  "dart/README.md": "Not run.",
});

it("reads all clients with a check, or some of them", () => {
  expect(readClients([], folder).map(({ name }) => name)).toEqual(["go", "react"]);
  const [react] = readClients(["react"], folder);
  expect(react).toMatchObject({
    page: "dev-docs/integrations/react.mdx",
    check: { program: "node", commands: [], instead: {}, visits: [{ path: "/", shows: ["Soup"] }] },
  });
});

it("refuses a name without a check, and lists those that have one", () => {
  expect(() => readClients(["dart"], folder)).toThrow(
    'There is no check.yaml for "dart". Clients with one: go, react.',
  );
});

it("says where a check is wrong", () => {
  const wrong = temporaryFolder({
    "go/check.yaml": "program: go\nvisits:\n  - path: recipes\n    shows: [a]\n",
  });
  expect(() => readClients([], wrong)).toThrow(/^lab\/integrations\/go\/check\.yaml:3 /);
});

it("reads the project's own checks", () => {
  const names = readClients([], clientsFolder).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["go", "next-js", "php", "python", "react", "ruby"]));
});
