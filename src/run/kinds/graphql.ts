import { isRecord } from "../../../shared/isRecord";
import type { RunnableGraphql } from "../../../shared/runnable";
import { type ReadBody, readBody } from "../../requests/body";
import { textOf } from "../../requests/ResponseBody";
import { isSender, type Sender } from "../../requests/request";
import type { Work } from "../../sandbox/sandbox";
import { Mistake } from "./mistake";
import { requestWork } from "./rest";

/** A query or a mutation as its reader edits it. */
export interface GraphqlDraft {
  readonly kind: "graphql";
  readonly query: string;
  /** JSON; empty where the query has none. */
  readonly variables: string;
  readonly sender: Sender;
}

type Query = Pick<RunnableGraphql, "query" | "variables" | "as">;

export function graphqlDraft({ query, variables, as }: Query): GraphqlDraft {
  const hasVariables = Object.keys(variables ?? {}).length > 0;
  return {
    kind: "graphql",
    query,
    variables: hasVariables ? textOf(variables) : "",
    sender: isSender(as) ? as : "public",
  };
}

/** @throws {Mistake} where the variables are no object. */
export function graphqlWork({ query, variables, sender }: GraphqlDraft): Work {
  const read = readVariables(variables);
  if ("message" in read) throw new Mistake(read.message, read.line);
  return queryWork({ query, variables: read.value, as: sender });
}

/** As every client of GraphQL sends it. */
export function queryWork({ query, variables, as }: Query): Work {
  const body = { query, variables };
  return requestWork({ method: "POST", target: "/graphql", headers: {}, body, as });
}

export function readVariables(text: string): ReadBody {
  if (text.trim() === "") return { value: {} };
  const read = readBody(text);
  if ("message" in read) return read;
  return isRecord(read.value) ? read : { message: 'Write the variables as an object, such as {"limit": 2}.' };
}
