/** Code in a sentence, between one or two backticks; two if the code contains one. */
export const inlineCode = /``(?!`)((?:[^`]|`(?!`))+)``|`([^`]+)`/g;
