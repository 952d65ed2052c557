import list from "../../src/examples/backend/config/middlewares";

/** The list of the worked example, and what the probes add at its end. */
export const middlewares = [
  ...list,
  { resolve: "./src/middlewares/request-id", config: { header: "X-Resolved" } },
  "api::probe.stamp",
  "global::silent",
];
