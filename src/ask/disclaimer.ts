/** As the specification words it. For providers that generate answers; quotes have their own notice. */
export const disclaimer =
  "Answers are AI-generated and might be inaccurate. Please ensure you double-check the information provided by visiting source pages.";
