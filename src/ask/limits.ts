/** Characters of a question. Who pastes more has it cut: an index and a model read a question, not a file. */
export const maxQuestionLength = 1000;

/** Exchanges that a language model is told of again; earlier ones cost more than they help. */
export const exchangesKept = 4;
