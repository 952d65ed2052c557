/** Code in a sentence, between one or two backticks; two stand around code that contains one. */
export const inlineCode = /``(?!`)((?:[^`]|`(?!`))+)``|`([^`]+)`/g;
