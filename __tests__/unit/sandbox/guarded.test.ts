import { guarded } from "../../../sandbox/src/strapi";

test("touching a member that isn't there is an error that names it", () => {
  const strapi: Record<string, unknown> = guarded("strapi", { db: 1 });
  expect(strapi.db).toBe(1);
  expect(() => strapi.cron).toThrow("The sandbox has no strapi.cron.");
  expect(strapi.then).toBeUndefined();
  expect(String(strapi.toJSON)).toBe("undefined");
});
