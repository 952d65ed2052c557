/**
 * What a query must have brought, without the null that GraphQL can't rule out.
 *
 * @param name of the field, for the error.
 * @throws when it is missing: a page about nothing must not be built.
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The page's query brought no ${name}.`);
  return value;
}
