import { type ConsoleRequest, firstRequest } from "../requests/request";

/** A request to begin with. */
export interface Example {
  readonly title: string;
  readonly request: ConsoleRequest;
}

const get = { ...firstRequest, method: "GET", sender: "public" } as const;

export const examples: readonly Example[] = [
  { title: "Filter and sort", request: firstRequest },
  {
    title: "Populate relations",
    request: {
      ...get,
      parameters: "populate[author][fields]=name\npopulate[ingredients]=true\npagination[pageSize]=2",
    },
  },
  {
    title: "Drafts in French",
    request: { ...get, sender: "editor", parameters: "locale=fr\nstatus=draft\nfields=title" },
  },
  {
    title: "A misspelled operator",
    request: { ...get, parameters: "filters[rating][$gre]=4" },
  },
  {
    title: "Create a recipe",
    request: { ...get, method: "POST", sender: "full-access", parameters: "" },
  },
];
