import { guardName } from "../../../src/playground/live/guards";
import { compileLive, LiveSyntaxError } from "../../../src/playground/live/liveCode";

/** Runs compiled code; the guard counts its calls and throws at the given one. */
function run(code: string, limit = Number.POSITIVE_INFINITY) {
  const lines: number[] = [];
  const rendered: unknown[] = [];
  const guard = (line: number) => {
    lines.push(line);
    if (lines.length >= limit) throw new Error("enough");
  };
  const React = {
    createElement: (type: unknown, _props: unknown, ...children: unknown[]) => [type, ...children],
  };
  const requirePackage = (name: string) => ({ stringify: () => `${name}!` });
  new Function("React", "render", "require", "exports", guardName, compileLive(code))(
    React,
    (value: unknown) => rendered.push(value),
    requirePackage,
    {},
    guard,
  );
  return { lines, rendered };
}

describe("live code", () => {
  it("may be JSX with types, and import", () => {
    const { rendered } = run(
      'import qs from "qs";\nconst a: string = qs.stringify({} as object);\nrender(<p>{a}</p>);',
    );
    expect(rendered).toEqual([["p", "qs!"]]);
  });

  it("keeps its lines where they are", () => {
    const code =
      'import { useState } from "react";\n\ntype A = {\n  b: 1;\n};\nrender(<p>\n  x\n</p>);\nlast()';
    expect(
      compileLive(code)
        .split("\n")
        .findIndex((line) => line.includes("last()")),
    ).toBe(8);
  });
});

describe("what can't run", () => {
  it.each([
    ["const a = ;\nrender(1)", 1, "Unexpected token"],
    ["render(1);\n\nlet a = 1; let a = 2;", 3, "Identifier 'a' has already been declared"],
    ["render(<p>\n  x", undefined, ""],
    ["render(1);\nawait x;", 2, ""],
  ])("%p is told with its line", (code, line, message) => {
    expect(() => compileLive(code)).toThrow(LiveSyntaxError);
    try {
      compileLive(code);
    } catch (error) {
      if (!(error instanceof LiveSyntaxError)) throw error;
      if (line !== undefined) expect(error.line).toBe(line);
      expect(error.message).toContain(message);
      expect(error.message).not.toMatch(/\(\d+:\d+\)/);
    }
  });

  it.each(["", "const render = 1;", "() => 1", "App.render(1)", '"render(1)"'])(
    "%p shows nothing",
    (code) => {
      expect(() => compileLive(code)).toThrow("end with render(<App />)");
    },
  );
});

describe("guards", () => {
  it.each([
    ["while (true) {}", 1],
    ["while (true);", 1],
    ["\ndo x(); while (true); function x() {}", 2],
    ["for (;;) for (;;) {}", 1],
    ["for (;;) if (1) {} else {}", 1],
    ["for (let a = 0; ; a++) a = () => a", 1],
    ["const f = () => f(); f();", 1],
    ["const f = () => ({ a: f() }); f();", 1],
    ["function f() { f(); } f();", 1],
    ["const a = { get b() { return this.b } }; a.b;", 1],
    ["class A { b() { this.b() } } new A().b();", 1],
    ["function* f() { while (true) yield 1 } for (const a of f());", 1],
    ["label: while (true) { continue label }", 1],
  ])("stop %p", (code, line) => {
    const source = `${code}\nrender(1);`;
    expect(() => run(source, 40)).toThrow("enough");
    expect(compileLive(source)).toContain(`${guardName}(${line})`);
  });

  it("stop a loop in a promise, too", async () => {
    const { rendered } = run("render((async () => { while (true) { await null; } })());", 40);
    await expect(rendered[0]).rejects.toThrow("enough");
  });

  it("change nothing else", () => {
    const { rendered } = run(`
      const out = [];
      for (const a of [1, 2]) out.push(a);
      for (const key in { b: 1 }) if (key) out.push(key);
      let n = 0;
      do n++; while (n < 3);
      outer: for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (j > i) continue outer; else out.push(i + j);
      const twice = (f) => (x) => f(f(x));
      const object = () => ({ c: 1 });
      const list = () => [1, (2, 3)];
      class A { static s = 1; #p = 2; get p() { return this.#p } }
      render([out, n, twice((x) => x * 3)(2), object(), list(), new A().p, A.s]);
    `);
    expect(rendered).toEqual([[[1, 2, "b", 0, 1, 2, 2, 3, 4], 3, 18, { c: 1 }, [1, 3], 2, 1]]);
  });
});
