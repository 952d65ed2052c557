/** IDs of the elements that PageSignals adds to every page: they are outside of React, so that they work without it. */
export const signalIds = {
  progress: "page-progress",
  progressText: "page-progress-text",
  failure: "page-failure",
  failureTitle: "page-failure-title",
  failureReason: "page-failure-reason",
  failureRetry: "page-failure-retry",
  failureDismiss: "page-failure-dismiss",
  baseUrl: "base-url-banner",
} as const;
