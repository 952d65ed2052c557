/** Where the browser keeps the version of the platform in the reader's project, such as `5.37`. */
export const ownVersionKey = "docs.ownVersion";
