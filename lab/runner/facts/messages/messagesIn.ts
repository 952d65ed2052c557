import ts from "typescript-api";
import { propertyOf } from "../source/scripts";
import { type Constants, declared } from "./constants";
import { messageTexts } from "./messageTexts";

/** A message, and what hands it out. */
export interface Message {
  readonly text: string;
  /** An error's class, or a method of the response, such as `badRequest`; `log: error` or `log: warn` for a message that is only logged. */
  readonly by: string;
  /** The status that the call itself names. */
  readonly status?: string | undefined;
}

/**
 * The messages that a call hands to an error, a response, the log, or a validation, and the default message of an error class.
 *
 * @param methods of a response that send an error, such as `badRequest`, with their own messages
 * @param constants of other modules of the package, which can be messages of errors
 */
export function messagesIn(
  node: ts.Node,
  methods: ReadonlyMap<string, string>,
  constants: Constants = new Map(),
): Message[] {
  if (ts.isConstructorDeclaration(node)) return [...defaultMessage(node), ...ownMessages(node)];
  if (ts.isObjectLiteralExpression(node)) return returnedRule(node);
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return [];
  const callee = node.expression.getText();
  const name = callee.split(".").at(-1) ?? "";
  const call = { node, name, object: callee.slice(0, -name.length - 1) };
  return sent(call, methods, constants) ?? logged(call) ?? ruled(call) ?? [];
}

interface Call {
  readonly node: ts.NewExpression | ts.CallExpression;
  readonly name: string;
  /** What it is called on: `strapi.log`. */
  readonly object: string;
}

/** Undefined for a call that creates no error and sends none. */
function sent(
  { node, name, object }: Call,
  methods: ReadonlyMap<string, string>,
  constants: Constants,
): Message[] | undefined {
  const [first, second] = node.arguments ?? [];
  if (/^([A-Z]\w*)?Error$/.test(name)) return messages(name, declared(first, constants));
  if (/^assert(__default)?(\.|$)/.test(node.expression.getText())) return messages("AssertionError", second);
  if (name === "throw" && /(^|\.)ctx$/.test(object)) return messages("HttpError", second, first?.getText());
  const own = /(^|\.)(ctx|context|response)$/.test(object) ? methods.get(name) : undefined;
  if (own === undefined) return undefined;
  return first ? messages(name, first) : [{ by: name, text: own }];
}

/** Undefined for a call that logs nothing. */
function logged({ node, name, object }: Call): Message[] | undefined {
  const [first, second] = node.arguments ?? [];
  if (name === "exitWith") return messages("log: error", second);
  if (name === "emitWarning" || name === "reportWarning") return messages("log: warn", first);
  if (name === "fail" && /spinner/i.test(object)) return messages("log: error", first);
  // Bundlers number names that a script has twice: `logger$1`.
  const isLog = /^(error|warn|fatal)$/.test(name) && /(^|\.)(log|logger|console)(\$\d+)?$/i.test(object);
  return isLog ? messages(name === "warn" ? "log: warn" : "log: error", first) : undefined;
}

/** Undefined for a call that is no rule of a validation. */
function ruled({ node, name }: Call): Message[] | undefined {
  if (name === "addMethod") return (node.arguments ?? []).flatMap(defaultMessage);
  if (name === "setLocale") return localeMessages(node);
  if (name === "noUnknown") return unknownKeys(node);
  return validations.test(name) ? validationMessages(node, name) : undefined;
}

/** Rules of Yup and zod that accept a message. */
const validations =
  /^(test|createError|refine|superRefine|addIssue|required|matches|regex|oneOf|min|max|length|uniqueProperty)$/;

/** A message is the property of an object, or follows what the rule requires; `required` requires nothing. */
function validationMessages(node: ts.NewExpression | ts.CallExpression, name: string): Message[] {
  const given = [...(node.arguments ?? [])];
  const inObjects = given.flatMap((argument) =>
    ts.isObjectLiteralExpression(argument) ? messages(validation, propertyOf(argument, "message")) : [],
  );
  return inObjects.length > 0 ? inObjects : messages(validation, given[name === "required" ? 0 : 1]);
}

const validation = "ValidationError";

/** `{ name, message, test }`: a rule that a function returns for `test()`. */
function returnedRule(node: ts.ObjectLiteralExpression): Message[] {
  const isRule = node.properties.some(({ name }) => name?.getText() === "test");
  return isRule ? messages(validation, propertyOf(node, "message")) : [];
}

/** Nearly no `noUnknown()` has a message of its own: Yup's is what people see. */
function unknownKeys(node: Call["node"]): Message[] {
  const given = [...(node.arguments ?? [])];
  if (given[0]?.kind === ts.SyntaxKind.FalseKeyword) return [];
  const own = given.flatMap((argument) => messages(validation, argument));
  return own.length > 0 ? own : [{ by: validation, text: "… field has unspecified keys: …" }];
}

/** `constructor(message = "…")` of an error class, and `function (msg = "…")` of a rule. */
function defaultMessage(node: ts.Node): Message[] {
  if (!ts.isConstructorDeclaration(node) && !ts.isFunctionExpression(node)) return [];
  const isClass = ts.isConstructorDeclaration(node);
  const by = isClass ? (node.parent.name?.text ?? "") : validation;
  if (isClass && !by.endsWith("Error")) return [];
  return node.parameters
    .filter(({ name }) => /^(msg|message)$/.test(name.getText()))
    .flatMap(({ initializer }) => messages(by, initializer));
}

/** `super("…")` and `this.message = "…"` of an error class. */
function ownMessages({ parent, body }: ts.ConstructorDeclaration): Message[] {
  const by = parent.name?.text ?? "";
  if (!by.endsWith("Error")) return [];
  return (body?.statements ?? []).flatMap((statement) => {
    if (!ts.isExpressionStatement(statement)) return [];
    const { expression } = statement;
    if (ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword)
      return messages(by, expression.arguments[0]);
    const isMessage = ts.isBinaryExpression(expression) && expression.left.getText() === "this.message";
    return isMessage ? messages(by, expression.right) : [];
  });
}

/** What the functions of Yup's locale return. */
function localeMessages(node: ts.Node): Message[] {
  if (ts.isReturnStatement(node)) return messages(validation, node.expression);
  const found: Message[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...localeMessages(child));
  });
  return found;
}

function messages(by: string, node: ts.Expression | undefined, status?: string): Message[] {
  return (
    messageTexts(node)
      .filter((text) => isSentence.test(text))
      // Yup puts values in by itself.
      .map((text) => ({ text: text.replace(/\$\{\w+\}/g, "…"), by, status }))
  );
}

/** A sentence, or a word such as "Forbidden"; not a code, a name, or only what is put in. */
const isSentence = /[a-z]{2} |^[A-Z][a-z][A-Za-z]+$/;
