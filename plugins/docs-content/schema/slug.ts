/** A part of a URL that needs no escape anywhere: kebab-case in ASCII. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
