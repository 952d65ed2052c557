/** Who changes the sandbox's data here. The query builder is the same user, so that it shows what the console has changed. */
export const consoleUser = "console";
