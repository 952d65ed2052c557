/** Maximum sizes of a schema, so that reading and running it takes seconds at most. Messages contain these numbers. */
export const limits = {
  files: 200,
  /** Characters of one file, and of all of them: browsers keep about 5 MB for a site. */
  file: 200_000,
  total: 1_000_000,
  contentTypes: 50,
  /** Of one file, and of all of them. */
  attributes: 200,
  allAttributes: 2000,
  /** Components in components. */
  depth: 5,
  /** Fields of an entry, including those of all its components. */
  fields: 3000,
} as const;

/** `200,000` */
export function count(number: number): string {
  return number.toLocaleString("en-US");
}
