/** Ids of what PageSignals puts into every page: markup that waits outside of React, so that it works without it. */
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
