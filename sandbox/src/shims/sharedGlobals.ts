/** The engine's globals, for the chunk with GraphQL: its clock is the engine's, and so are its dates. */
const { Date: EngineDate, process, setImmediate } = globalThis.sandboxShared.globals;

const utf8 = new TextEncoder();

/** What GraphQL's packages use of Node's class: to weigh what they keep, and to tell data from objects. */
const Buffer = {
  byteLength: (text: string): number => utf8.encode(text).length,
  isBuffer: (): boolean => false,
};

export { Buffer, EngineDate as Date, process, setImmediate };
