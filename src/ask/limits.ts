/** Characters of a question. Who pastes more has it cut: an index and a model read a question, not a file. */
export const maxQuestionLength = 1000;

/** Earlier questions and answers that are sent to a language model again; more cost more than they help. */
export const maxExchanges = 4;
