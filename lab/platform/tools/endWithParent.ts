/** Required by a process whose parent holds its input open: it ends when the parent does, however that ends. */
process.stdin.on("end", () => process.exit()).resume();
