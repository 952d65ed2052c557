/** The engine's globals, for the chunk with GraphQL: its clock is the engine's, and so are its dates. */
const { Date: EngineDate, process, setImmediate } = globalThis.sandboxShared.globals;

export { EngineDate as Date, process, setImmediate };
