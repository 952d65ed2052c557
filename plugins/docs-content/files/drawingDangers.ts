/** Elements that draw. Links, scripts, other documents, and elements that could change a URL later (`set`, `animate`) aren't included. */
const drawing = new Set(
  (
    "svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image " +
    "marker pattern mask clipPath linearGradient radialGradient stop filter switch"
  ).split(" "),
);

/** Text that could run code or load something if the file is opened as a document. */
export interface Danger {
  readonly pattern: RegExp;
  /** What it is, for a message; undefined if it is harmless. */
  readonly says: (found: RegExpMatchArray) => string | undefined;
}

/** Each in the text with its numeric references resolved, so that none of it can be spelled another way. */
export const dangers: readonly Danger[] = [
  { pattern: /<(?:!DOCTYPE|!ENTITY|\?)/gi, says: () => "a declaration, which may rename what follows" },
  { pattern: /<([^\s/>!?][^\s/>]*)/g, says: ([, name = ""]) => (isHarmless(name) ? undefined : `<${name}>`) },
  { pattern: /\s(on[a-z]+)\s*=/gi, says: ([, name = ""]) => `the handler ${name}` },
  {
    pattern: /[\s:](?:href|src)\s*=\s*["']\s*(?!\s|#|data:image\/(?:png|jpeg|webp|gif);base64,)([^"'\s]*)/gi,
    says: ([, url = ""]) => `the URL ${url}`,
  },
  {
    pattern: /url\(\s*["']?(?![#"'\s])([^)"']*)/gi,
    says: ([, url = ""]) => `the URL ${url}`,
  },
  { pattern: /@import\b/gi, says: () => "@import" },
  {
    pattern: /\b((?:-webkit-)?image-set|image|cross-fade|src|element)\(/gi,
    says: ([, name = ""]) => `the function ${name}()`,
  },
  { pattern: /\\/g, says: () => "a backslash, by which a style sheet spells names in another way" },
  { pattern: /\/\*/g, says: () => "a comment of a style sheet, which may divide names" },
  { pattern: /<!\[CDATA\[/g, says: () => "CDATA, in which signs have another meaning" },
];

function isHarmless(name: string): boolean {
  return drawing.has(name) || /^fe[A-Z][A-Za-z]*$/.test(name);
}
