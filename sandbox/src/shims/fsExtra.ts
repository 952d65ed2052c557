/** The SQLite dialect creates the folder of its file; there is none. */
export function ensureDirSync(): void {}

export default { ensureDirSync };
