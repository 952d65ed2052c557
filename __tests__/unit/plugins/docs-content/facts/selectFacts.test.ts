import { isUnder } from "../../../../../plugins/docs-content/facts/selectFacts";

describe("isUnder", () => {
  it.each([
    ["server.proxy", "server.proxy"],
    ["server.proxy.koa", "server.proxy"],
    ["upgrade codemods run", "upgrade codemods"],
    ["strapi admin:list-users", "strapi admin"],
    ["strapi admin:list-users", "strapi admin:"],
    ["plugin::upload.sizeLimit", "plugin::upload"],
    ["plugin::upload.sizeLimit", "plugin::"],
  ])("%s is under %s", (id, parent) => expect(isUnder(id, parent)).toBe(true));

  it.each([
    ["server.proxyHeader", "server.proxy"],
    ["server", "server.proxy"],
    ["strapi administer", "strapi admin"],
    ["other strapi admin:list-users", "strapi admin:"],
  ])("%s is not under %s", (id, parent) => expect(isUnder(id, parent)).toBe(false));
});
