import { isPanelError } from "../../../runner/facts/messages/panelErrors";

describe("isPanelError", () => {
  it.each([
    ["notification.error", "An error occurred"],
    ["components.Input.error.validation.required", "This value is required."],
    ["permissions.not-allowed.update", "You are not allowed to edit this file."],
    ["notification.ee.warning.at-seat-limit.title", "… seat limit (…/…)"],
    ["Auth.components.Oops.text", "Your account has been suspended."],
    ["CMEditViewCopyLocale.copy-failure", "Failed to copy locale"],
    ["", "Confirm password is required"],
  ])("takes what the key or the beginning calls an error: %s", (key, text) => {
    expect(isPanelError(key, text, false)).toBe(true);
  });

  it.each([
    ["components.popUpWarning.message", "Are you sure you want to delete this?"],
    ["app.error.copy", "Copy to clipboard"],
    ["Settings.error", "Error"],
    ["asset-details.delete.description", "This file cannot be recovered once deleted."],
    ["pages.ReleaseDetails.entry-validation.ready-to-publish", "Ready to publish"],
    ["emptyAttributes.title", "There are no fields yet"],
  ])("leaves out questions, controls, single words, and states: %s", (key, text) => {
    expect(isPanelError(key, text, false)).toBe(false);
  });

  it("takes what a notification of an error or a warning has", () => {
    expect(isPanelError("", "You've used all of your credits.", true)).toBe(true);
    expect(isPanelError("", "You've used all of your credits.", false)).toBe(false);
  });
});
