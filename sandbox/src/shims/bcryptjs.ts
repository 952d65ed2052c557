/** Hashes passwords. The hash is never used: no one can log in here, and responses never contain it. */
export default { hashSync: () => "kept nowhere" };
