import type { NodePluginArgs } from "gatsby";

/** Every node's id follows from its key, so that a page finds what it needs without a search, and is rebuilt only when just that changes. */
export function nodeIds(createNodeId: NodePluginArgs["createNodeId"]) {
  return {
    page: (path: string) => createNodeId(`docs-content page ${path}`),
    body: (path: string) => createNodeId(`docs-content body ${path}`),
    markdown: (path: string) => createNodeId(`docs-content markdown ${path}`),
    place: (path: string) => createNodeId(`docs-content place ${path}`),
    date: (file: string) => createNodeId(`docs-content date ${file}`),
    picture: (src: string) => createNodeId(`docs-content picture ${src}`),
    term: (term: string) => createNodeId(`docs-content term ${term}`),
    shot: (id: string) => createNodeId(`docs-content shot ${id}`),
    sidebar: (name: string) => createNodeId(`docs-content sidebar ${name}`),
    tag: (name: string) => createNodeId(`docs-content tag ${name}`),
    redirect: (from: string) => createNodeId(`docs-content redirect ${from}`),
    recordings: (file: string) => createNodeId(`docs-content recordings ${file}`),
    facts: (name: string) => createNodeId(`docs-content facts ${name}`),
    notes: (name: string) => createNodeId(`docs-content notes ${name}`),
    register: (file: string) => createNodeId(`docs-content register ${file}`),
    settings: () => createNodeId("docs-content settings"),
  };
}

export type NodeIds = ReturnType<typeof nodeIds>;
