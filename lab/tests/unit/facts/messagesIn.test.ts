import ts from "typescript-api";
import { constantsIn } from "../../../runner/facts/messages/constants";
import { type Message, messagesIn } from "../../../runner/facts/messages/messagesIn";
import { visitScript } from "../../../runner/facts/source/scripts";

const methods = new Map([["notFound", "Not Found"]]);

function found(text: string): Message[] {
  const messages: Message[] = [];
  visitScript({ packageName: "@strapi/x", path: "@strapi/x/dist/x.js", text }, (node) => {
    messages.push(...messagesIn(node, methods));
  });
  return messages;
}

const textsOf = (text: string) => found(text).map((message) => message.text);

describe("messagesIn", () => {
  it("reads the messages of errors, with … for values", () => {
    expect(found(`throw new errors.ValidationError(\`Invalid key \${key} here\`);`)).toEqual([
      { by: "ValidationError", text: "Invalid key … here", status: undefined },
    ]);
  });

  it("reads a constant in scope, and both sides of a choice", () => {
    const text = `const m = path ? "Wrong key at " + path : "Wrong key"; throw new Error(m);`;
    expect(textsOf(text)).toEqual(["Wrong key at …", "Wrong key"]);
  });

  it("prefers the constant of the inner block", () => {
    const text = "const m = 'the outer one'; function f() { const m = 'the inner one'; throw new Error(m); }";
    expect(textsOf(text)).toEqual(["the inner one"]);
  });

  it("joins sums and lines, and takes colors off", () => {
    expect(textsOf("new Error('no file ' + path + '.')")).toEqual(["no file …."]);
    expect(textsOf("new Error(chalk.red(['first line', 'second line'].join('\\n')))")).toEqual([
      "first line second line",
    ]);
    expect(textsOf("console.error(chalk.red('[ERROR] ', 'went wrong', os.EOL))")).toEqual(["went wrong"]);
    expect(textsOf("new Error(error.message || 'went wrong')")).toEqual(["went wrong"]);
  });

  it("reads what a response and ctx.throw send", () => {
    expect(found("ctx.notFound()")).toEqual([{ by: "notFound", text: "Not Found" }]);
    expect(found("ctx.throw(404, 'no such entry')")).toEqual([
      { by: "HttpError", text: "no such entry", status: "404" },
    ]);
    expect(found("map.notFound('no such entry')")).toEqual([]);
  });

  it("reads a constant of another module", () => {
    const text =
      "const ERRORS = { LIMIT: 'has too many stages' }; throw new ValidationError(m.ERRORS.LIMIT);";
    const file = ts.createSourceFile("a.js", text, ts.ScriptTarget.Latest, true);
    const constants = new Map(constantsIn(file));
    const texts: string[] = [];
    visitScript({ packageName: "@strapi/x", path: "@strapi/x/dist/x.js", text }, (node) => {
      texts.push(...messagesIn(node, methods, constants).map((message) => message.text));
    });
    expect(texts).toEqual(["has too many stages"]);
  });

  it("reads assertions, and loggers that a bundler renamed", () => {
    const expected = [{ by: "AssertionError", text: "needs a path", status: undefined }];
    expect(found("assert(path, 'needs a path')")).toEqual(expected);
    expect(found("assert__default.default(path, 'needs a path')")).toEqual(expected);
    expect(found("assertions.run(path, 'needs a path')")).toEqual([]);
    expect(textsOf("logger$1.warn('make a backup')")).toEqual(["make a backup"]);
  });

  it("reads Yup's own message for unknown keys, unless the rule has another", () => {
    const own = "… field has unspecified keys: …";
    expect(textsOf("yup.object().noUnknown().required()")).toEqual([own]);
    expect(textsOf("schema.noUnknown(true)")).toEqual([own]);
    expect(textsOf("schema.noUnknown(false)")).toEqual([]);
    expect(textsOf("schema.noUnknown('has a wrong key')")).toEqual(["has a wrong key"]);
  });

  it("reads the log, but not what is only told", () => {
    expect(found("strapi.log.warn('is deprecated now'); console.error('failed in ' + x)")).toEqual([
      { by: "log: warn", text: "is deprecated now", status: undefined },
      { by: "log: error", text: "failed in …", status: undefined },
    ]);
    expect(found("strapi.log.info('has started well'); console.log('has started well')")).toEqual([]);
    const text =
      "const logged = { message: 'Error in ' + type + ' stream', stack }; strapi.log.error(logged);";
    expect(textsOf(text)).toEqual(["Error in … stream"]);
    expect(found("engine.reportWarning(chalk.red('is missing there'), source)")).toEqual([
      { by: "log: warn", text: "is missing there", status: undefined },
    ]);
  });

  it("reads rules of validations, wherever they have their message", () => {
    const text = `
      yup.string().test("unique", "must be unique here", check);
      yup.string().test({ name: "unique", message: "must be alone here" });
      yup.string().required("is required here");
      yup.addMethod(yup.mixed, "notNil", function (msg = "\${path} must be defined.") {});`;
    expect(textsOf(text)).toEqual([
      "must be unique here",
      "must be alone here",
      "is required here",
      "… must be defined.",
    ]);
  });

  it("reads a rule that a function returns", () => {
    const rule =
      "const rule = () => ({ name: 'free', message: `cannot be one of ${names}`, test(value) {} });";
    expect(found(rule)).toEqual([{ by: "ValidationError", text: "cannot be one of …", status: undefined }]);
    expect(found("const told = { message: 'has started well' };")).toEqual([]);
  });

  it("reads the default message of an error's class only", () => {
    expect(found("class PolicyError extends E { constructor(message = 'Policy Failed') {} }")).toEqual([
      { by: "PolicyError", text: "Policy Failed", status: undefined },
    ]);
    expect(textsOf("class OrderError extends E { constructor() { super('Invalid order here'); } }")).toEqual([
      "Invalid order here",
    ]);
    expect(
      textsOf("class SortError extends E { constructor() { super(); this.message = 'Bad sort'; } }"),
    ).toEqual(["Bad sort"]);
    expect(found("class Policy { constructor(message = 'Policy Failed') {} }")).toEqual([]);
  });

  it("leaves out codes, names, and what is only put in", () => {
    expect(textsOf("new Error('ENOENT'); new Error('not_found'); new Error(a + b); new Error(a)")).toEqual(
      [],
    );
  });
});
