import { delimiter } from "node:path";
import { needsEngineCheckOff, readersEnvironment } from "../../../runner/replay/environment";

it("leaves out what npm says to the scripts it runs", () => {
  const own = {
    HOME: "/home/reader",
    PATH: ["/project/node_modules/.bin", "/usr/bin"].join(delimiter),
    npm_config_user_agent: "npm/11",
    npm_config_ignore_scripts: "true",
    npm_config_nodedir: "/usr",
  };
  const env = readersEnvironment(own, "/tools", 1337);
  expect(env).toMatchObject({ HOME: "/home/reader", PORT: "1337", npm_config_nodedir: "/usr" });
  expect(env.PATH).toBe(["/tools", "/usr/bin"].join(delimiter));
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining(["npm_config_user_agent"]));
  expect(env.npm_config_ignore_scripts).toBeUndefined();
});

it("turns Yarn's check of engines off where it would refuse Node", () => {
  expect(["20.20.2", "22.12.0", "22.13.0", "24.1.0"].map(needsEngineCheckOff)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
