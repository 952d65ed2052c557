/** The seed is of today's version: nothing migrates. */
export function createMigrationsProvider(): object {
  return {};
}
