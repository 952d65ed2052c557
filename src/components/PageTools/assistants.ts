/** Chat services that accept a first message in their URL. Nothing is sent before the reader follows the link. */
const assistants = [
  { name: "ChatGPT", begin: "https://chatgpt.com/?q=" },
  { name: "Claude", begin: "https://claude.ai/new?q=" },
] as const;

/**
 * Links that begin a chat about a page.
 *
 * @param url of the page's Markdown, absolute: it is what an assistant reads best.
 */
export function chatsAbout(url: string): { name: string; href: string }[] {
  const message = encodeURIComponent(`Read ${url} and help me with my questions about it.`);
  return assistants.map(({ name, begin }) => ({ name, href: `${begin}${message}` }));
}
