/**
 * Which texts of the admin panel are error messages. The code doesn't say so of all of them, so a text is one if a notification of the type
 * `danger` or `warning` has it, if the words of its key say so, or if it begins like the report of a failure. Single words, questions, labels of
 * controls, and what a list without entries says aren't messages.
 *
 * @param key in the translation file, such as `components.Input.error.validation.required`; empty for a text that only the code has.
 * @param isAlarm a notification of an error or a warning has it.
 */
export function isPanelError(key: string, text: string, isAlarm: boolean): boolean {
  if (!/[\p{L}…] \p{L}/u.test(text) || otherTexts.test(text) || otherKeys.test(key)) return false;
  return isAlarm || keySays(key) || reports.test(text);
}

const otherTexts = /[?:]$|^(Cancel|Copy|Explore|Go|Learn|Reload|See|No,|Yes,) ?|can make mistakes/;

const otherKeys =
  /\b(button|success|confirm)\b|PopUpWarning\.(?!.*impossible)|\.(action|cancel|cta|description|hint|label|placeholder|tooltip)$/i;

const errorWords = new Set(["error", "errors", "failed", "failure", "invalid", "impossible", "forbidden"]);

function keySays(key: string): boolean {
  const words = key.split(/[^A-Za-z]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.some((word) => errorWords.has(word)) || otherSigns.test(key);
}

/** `validation` is the kind of a message, and `entry-validation` a feature. */
const otherSigns =
  /(^|\.)validation\.|limit-reached|not-allowed|no-permissions|notification\.(\w+\.)?warning/;

/** A few words can name what failed: `Component is required`. */
const reports =
  /^(An error (has )?occurred|Something went wrong|Who?ops|Oops|(Failed|Unable) to|Cannot|Could(n.t| not)|Invalid|Too many|You (cannot|can.t|can only|are not allowed|don.t have the permissions?|have reached)|Your (account|session) has)\b|^[^…\s]+( \S+){0,5} (failed|is required|already exists?|cannot be|can.t be|must be|not found)\b/;
