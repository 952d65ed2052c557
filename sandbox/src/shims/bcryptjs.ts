/** Hashes passwords. Nobody can log in here, and a response never has one: the engine keeps none. */
export default { hashSync: () => "kept nowhere" };
