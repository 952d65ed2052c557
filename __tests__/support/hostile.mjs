/** The text in most places of the fixture: unescaped, it would close elements and attributes, and open others. */
export const hostileText = `</script></title><img src=x onerror=alert(1)>"'><svg/onload=alert(1)>]]>`;

/**
 * A small site whose every text would rather be markup. All tests share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const hostile = { name: "hostile", content: "__tests__/fixtures/hostile" };
