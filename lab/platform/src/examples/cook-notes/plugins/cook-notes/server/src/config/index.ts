export interface CookNotesConfig {
  maxLength: number;
}

export default {
  default: { maxLength: 280 },
  validator(config: Partial<CookNotesConfig>) {
    const { maxLength } = config;
    if (!Number.isInteger(maxLength) || Number(maxLength) < 1)
      throw new Error("maxLength must be a whole number above 0");
  },
};
