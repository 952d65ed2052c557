import type { Sandbox } from "../../../src/sandbox/sandbox";

const session = { reset: jest.fn(async () => {}), restart: jest.fn(async () => {}) };
const started: unknown[] = [];
jest.mock("../../../src/sandbox/createSession", () => ({
  createSession: (start: () => Promise<unknown>) => ({ ...session, start }) as unknown as Sandbox,
}));
jest.mock("../../../src/sandbox/startEngine", () => ({
  startEngine: async ({ project }: { project: unknown }) => started.push(project),
}));

it("gives the project of one user to no other one", async () => {
  const { chooseProject, lastSandboxUser, openSandbox } = await import("../../../src/sandbox/sandbox");
  const project = { contentTypes: {}, components: {} };
  openSandbox("/a");
  await chooseProject("reader", Promise.resolve(project));
  expect(session.restart).toHaveBeenCalledTimes(1);
  await openSandbox("reader").start();
  session.reset.mockClear();
  await openSandbox("/a").start();
  expect(session.restart).toHaveBeenCalledTimes(2);
  expect(session.reset).not.toHaveBeenCalled();
  await openSandbox("/b").start();
  expect(session.restart).toHaveBeenCalledTimes(2);
  expect(session.reset).toHaveBeenCalledTimes(1);
  expect(started).toEqual([project, undefined, undefined]);
  expect(lastSandboxUser()).toBe("/b");
});
