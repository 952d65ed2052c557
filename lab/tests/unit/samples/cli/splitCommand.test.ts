import { splitCommand } from "../../../../runner/samples/cli/splitCommand";

it.each([
  ["npm run build", [["npm", "run", "build"]]],
  ["strapi export --file \"a b\" -k 'c d'", [["strapi", "export", "--file", "a b", "-k", "c d"]]],
  ["NODE_ENV=production PORT=1 npm start", [["npm", "start"]]],
  ["cd a && npm start; b | c || d", [["cd", "a"], ["npm", "start"], ["b"], ["c"], ["d"]]],
  ["A=b", []],
  ["", []],
])("takes %p apart", (line, expected) => {
  expect(splitCommand(line)).toEqual(expected);
});
