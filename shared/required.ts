/**
 * A value that a query must return, without the null that GraphQL types can't exclude.
 *
 * @param name of the field, for the error.
 * @throws if it is missing, because the page would be empty.
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The page's query brought no ${name}.`);
  return value;
}
