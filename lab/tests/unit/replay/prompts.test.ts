import { answerTo, asks, createsProject } from "../../../runner/replay/prompts";

it("knows which commands ask something", () => {
  expect(asks("npx create-strapi-app@5.54.0 saffron")).toBe(true);
  expect(asks("npx create-strapi-app@5.54.0 saffron --non-interactive")).toBe(false);
  expect([createsProject("pnpm dlx create-strapi-app saffron"), createsProject("npm run develop")]).toEqual([
    true,
    false,
  ]);
});

it("answers a question with its default", () => {
  const shown = "\x1b[32m?\x1b[39m \x1b[1mStart with Typescript?\x1b[22m \x1b[2m(Y/n)\x1b[22m ";
  expect(answerTo(shown)).toEqual({ question: "Start with Typescript?", keys: "\r" });
});

it("tells the open question from those that were answered", () => {
  const shown = "? Start with Typescript? Yes\r\n? Use the database (sqlite) ? (Y/n) ";
  expect(answerTo(shown)?.question).toBe("Use the database (sqlite) ?");
  expect(answerTo("? Start with Typescript? Yes\r\n")).toBeNull();
});

it("skips the login to Strapi Cloud", () => {
  const shown = "? Please log in or sign up. (Use arrow keys)\r\n❯ Login/Sign up\r\n  Skip ";
  expect(answerTo(shown)).toEqual({ question: "Please log in or sign up.", keys: "\x1b[B\r" });
});

it("waits while nothing is asked", () => {
  expect(answerTo("Installing dependencies with npm\n")).toBeNull();
});
