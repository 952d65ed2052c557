import { tokenClass } from "../../../shared/tokenClass";

it.each([
  [["token", "keyword"], "tk-keyword"],
  [["attr-name"], "tk-property"],
  [["script", "language-javascript"], ""],
  [["token", "unheard-of"], undefined],
  [[], undefined],
  [["constructor"], undefined],
])("%p has the class %p", (names, name) => expect(tokenClass(names)).toBe(name));
