/** Attributes of a field for code: browsers and phones must not change what is typed. */
export const verbatim = {
  autoCapitalize: "off",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;
