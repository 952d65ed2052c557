/** How long a fixture may take that builds a site, in milliseconds: another build can be before it. */
export const fixtureTimeout = 600_000;
