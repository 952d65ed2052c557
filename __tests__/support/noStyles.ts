/** Stands in for a global style sheet. */
export {};
