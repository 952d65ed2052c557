/**
 * Loaded before a command line program (`node --require`): when the program is about to read its arguments, all commands
 * it has declared to commander are reported to the parent process, and the program ends without doing anything. What is
 * reported are the objects that `--help` prints.
 */
const Module = require("node:module");

/**
 * @typedef {object} Argument
 * @property {() => string} name
 * @property {string} [description]
 * @property {boolean} required
 * @property {boolean} variadic
 * @property {string[]} [argChoices]
 * @property {unknown} [defaultValue]
 *
 * @typedef {object} Option
 * @property {string} flags
 * @property {string} [long]
 * @property {string} [short]
 * @property {string} description
 * @property {boolean} required that a value follows
 * @property {boolean} optional whether the value is optional
 * @property {boolean} mandatory
 * @property {boolean} negate
 * @property {boolean} hidden
 * @property {string[]} [argChoices]
 * @property {unknown} [defaultValue]
 *
 * @typedef {object} Command of commander 8 to 14
 * @property {() => string} name
 * @property {() => string[]} aliases
 * @property {() => string} description
 * @property {Argument[]} [registeredArguments]
 * @property {Argument[]} [_args]
 * @property {Option[]} options
 * @property {Command[]} commands
 * @property {() => { visibleCommands(command: Command): Command[] }} createHelp
 */

const load = Reflect.get(Module, "_load");
const patched = new Set();

/**
 * @this {unknown}
 * @param {string} request
 * @param {unknown[]} rest
 */
function loadAndPatch(request, ...rest) {
  const loaded = Reflect.apply(load, this, [request, ...rest]);
  if (request === "commander" && !patched.has(loaded.Command)) {
    patched.add(loaded.Command);
    loaded.Command.prototype.parse = report;
    loaded.Command.prototype.parseAsync = report;
  }
  return loaded;
}

Reflect.set(Module, "_load", loadAndPatch);

/** @this {Command} the program's root command */
function report() {
  process.send?.({ report: describe(this) }, undefined, undefined, () => process.exit(0));
  // Whatever the program does next, it must not do it.
  throw Object.assign(new Error("Reported."), { stack: "" });
}

/**
 * @param {Command} command
 * @returns {object}
 */
function describe(command) {
  const visible = command.createHelp().visibleCommands(command);
  return {
    name: command.name(),
    aliases: command.aliases(),
    description: command.description(),
    arguments: (command.registeredArguments ?? command._args ?? []).map(describeArgument),
    options: command.options.filter(({ hidden }) => !hidden).map(describeOption),
    // Commander adds its own `help` command if there are others.
    commands: visible.filter((inner) => command.commands.includes(inner)).map(describe),
  };
}

/** @param {Argument} argument */
function describeArgument(argument) {
  return {
    name: argument.name(),
    description: argument.description ?? "",
    required: argument.required,
    variadic: argument.variadic,
    choices: argument.argChoices ?? [],
    default: asText(argument.defaultValue),
  };
}

/** @param {Option} option */
function describeOption(option) {
  return {
    flags: option.flags,
    name: option.long ?? option.short ?? option.flags,
    description: option.description,
    takesValue: option.required ? "required" : option.optional ? "optional" : "none",
    isMandatory: option.mandatory,
    choices: option.argChoices ?? [],
    // `--no-x` is a switch that is on: commander's default of true says nothing of the flag itself.
    default: option.negate ? null : asText(option.defaultValue),
  };
}

/** @param {unknown} value */
function asText(value) {
  return value === undefined ? null : (JSON.stringify(value) ?? null);
}
