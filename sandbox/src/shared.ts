import * as utils from "@strapi/utils";
import lodash from "lodash";
import fp from "lodash/fp";
import crypto from "./shims/crypto";
import * as globals from "./shims/globals";

declare global {
  var sandboxShared: typeof shared;
}

/**
 * What the chunk with GraphQL takes from the engine. It must be the same there and here, as errors and dates are compared by their
 * classes, and it needn't be downloaded twice.
 */
export const shared = {
  "@strapi/utils": utils,
  crypto,
  lodash,
  "lodash/fp": fp,
  globals,
};
