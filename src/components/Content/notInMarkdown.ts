/**
 * Marks an element that the page's Markdown leaves out or words in another way, for tools that compare the two
 * (agentdocsspec.com names the attribute).
 */
export const notInMarkdown = { "data-markdown-ignore": "" };
