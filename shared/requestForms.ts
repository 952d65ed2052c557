import { tokenVariable } from "./callers";
import { bodyStyle, literal, scriptStyle } from "./literal";
import type { RestRequest } from "./restRequest";
import type { TreeValue } from "./tree";

/** One way to write a request down. */
export interface RequestForm {
  readonly value: string;
  readonly label: string;
  readonly lang: string;
  readonly code: string;
}

/** Where the samples assume the server: the URL of a project that was just made. */
const origin = "http://localhost:1337";

/** A line with a longer URL is broken at its parameters. */
const maxLineLength = 76;

/** A request as HTTP, for curl, for fetch, and, where its query is an object, for qs. */
export function formsOf(request: RestRequest, query?: string | object): RequestForm[] {
  const forms = [
    { value: "http", label: "HTTP", lang: "http", code: httpForm(request) },
    { value: "curl", label: "cURL", lang: "bash", code: curlForm(request) },
    { value: "js", label: "JavaScript", lang: "js", code: fetchForm(request) },
  ];
  if (typeof query === "object") forms.push({ value: "qs", label: "qs", lang: "js", code: qsForm(query) });
  return forms;
}

/** The format of HTTP client files, in which a long query string continues on the next lines. */
export function httpForm({ method, target, body, ...rest }: RestRequest): string {
  const line = `${method} ${target}`;
  const first = line.length > maxLineLength ? line.replace(/[?&]/g, "\n  $&") : line;
  const lines = [
    first,
    ...headersOf({ body, ...rest }, (name) => `<${name}>`).map(([name, value]) => `${name}: ${value}`),
  ];
  return body === undefined ? lines.join("\n") : `${lines.join("\n")}\n\n${bodyText(body)}`;
}

export function curlForm({ method, target, body, ...rest }: RestRequest): string {
  // Without -g, curl takes brackets for a pattern of URLs.
  const flags = [/[[\]{}]/.test(target) ? " -g" : "", curlMethod(method)].join("");
  const headers = headersOf({ body, ...rest }, (name) => `$${name}`).map(([name, value]) => {
    return value.includes("$") ? `-H "${name}: ${value}"` : `-H ${quoted(`${name}: ${value}`)}`;
  });
  const data = body === undefined ? [] : [`-d ${quoted(bodyText(body))}`];
  return [`curl${flags} ${quoted(origin + target)}`, ...headers, ...data].join(" \\\n  ");
}

function curlMethod(method: string): string {
  if (method === "GET") return "";
  return method === "HEAD" ? " -I" : ` -X ${method}`;
}

export function fetchForm({ method, target, body, ...rest }: RestRequest): string {
  const headers = headersOf({ body, ...rest }, (name) => `\${process.env.${name}}`);
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},\n`]),
    ...(headers.length === 0 ? [] : [`  headers: {\n${headers.map(headerLine).join("")}  },\n`]),
    ...(body === undefined ? [] : [`  body: ${scriptBody(body)},\n`]),
  ];
  const url = JSON.stringify(origin + target);
  const call = options.length === 0 ? `fetch(${url})` : `fetch(${url}, {\n${options.join("")}})`;
  const hasBody = method !== "DELETE" && method !== "HEAD";
  return `const response = await ${call};${hasBody ? "\nconst result = await response.json();" : ""}`;
}

function headerLine([name, value]: readonly [string, string]): string {
  const key = /^[A-Za-z]+$/.test(name) ? name : JSON.stringify(name);
  return `    ${key}: ${value.includes("${") ? `\`${value}\`` : JSON.stringify(value)},\n`;
}

function scriptBody(body: TreeValue): string {
  return typeof body === "string"
    ? JSON.stringify(body)
    : `JSON.stringify(${literal(body, scriptStyle, 2, 22)})`;
}

export function qsForm(query: object): string {
  const value: TreeValue = JSON.parse(JSON.stringify(query));
  const short = `const query = qs.stringify(${literal(value, scriptStyle, 0, 27)}, { encodeValuesOnly: true });`;
  if (short.length <= maxLineLength + 8) return short;
  return `const query = qs.stringify(\n  ${literal(value, scriptStyle, 2)},\n  { encodeValuesOnly: true },\n);`;
}

/** Includes headers that people don't write themselves. @param secret how the form refers to a variable. */
function headersOf(
  { headers, body, as }: Omit<RestRequest, "method" | "target">,
  secret: (variable: string) => string,
): (readonly [string, string])[] {
  const variable = tokenVariable(as);
  const isJson = body !== undefined && !Object.keys(headers).some((name) => /^content-type$/i.test(name));
  return [
    ...(variable === undefined ? [] : [["Authorization", `Bearer ${secret(variable)}`] as const]),
    ...(isJson ? [["Content-Type", "application/json"] as const] : []),
    ...Object.entries(headers),
  ];
}

function bodyText(body: TreeValue): string {
  return typeof body === "string" ? body : literal(body, bodyStyle);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
