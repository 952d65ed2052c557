/** From the specification, word for word. For providers that generate answers; quotes have a sentence of their own. */
export const disclaimer =
  "Answers are AI-generated and might be inaccurate. Please ensure you double-check the information provided by visiting source pages.";
