/** A part of an address that needs no escape anywhere: kebab-case in ASCII. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
