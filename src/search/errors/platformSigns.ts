/** The error of a response. */
const responseError = /"?status"?:\s*\d{3},\s*"?name"?:\s*["']\w+Error["']/;

/** Signs that a text comes from the platform: names of its packages and commands, and the formats of its errors and log. */
const platformSigns = [
  /@?\bstrapi\b/i,
  responseError,
  /"extensions":\s*\{\s*"error":/,
  /\b(?:api|plugin|admin|core|global)::\w/,
  /^\[\d{4}-\d\d-\d\d [\d:.]{12}\] .{0,10}(?:error|warn|info|debug|http)\b/m,
  /^(?:error|warn): \[[A-Z]+\] /m,
  /\b(?:Application|Pagination|Policy|YupValidation)Error: /,
];

/** Whether a pasted text shows that it comes from the platform. */
export function isFromPlatform(pasted: string): boolean {
  return platformSigns.some((sign) => sign.test(pasted));
}

/** Whether it contains the error of a response. */
export function isErrorResponse(pasted: string): boolean {
  return responseError.test(pasted);
}
