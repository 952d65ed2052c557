import * as utils from "@strapi/utils";
import lodash from "lodash";
import fp from "lodash/fp";
import crypto from "./shims/crypto";
import * as globals from "./shims/globals";

declare global {
  var sandboxShared: typeof shared;
}

/**
 * What the chunk with GraphQL shares with the engine. Both need the same objects, because errors and dates are compared by their
 * classes, and sharing avoids downloading them twice.
 */
export const shared = {
  "@strapi/utils": utils,
  crypto,
  lodash,
  "lodash/fp": fp,
  globals,
};
