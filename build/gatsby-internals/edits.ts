import type { CreateDevServerArgs, Node } from "gatsby";
import { gatsbyRequire } from "./gatsbySource";
import { expectShape, isOn, type Seam } from "./seams";

const edits: Seam = {
  name: "edits",
  reason:
    "Gatsby's development server shows an edit last: it waits half a second, builds the schema, and makes all pages first.",
  worth: "needed: without it, an edit shows after 3.4 to 4.5 s at 3,000 pages; the limit is 0.5 s",
  checkedWith: "gatsby 5.16.1",
};

/** How Gatsby's development server talks to the browsers that show its pages. */
interface Browsers {
  readonly activePaths: ReadonlySet<string>;
  emitPageData(page: { id: string; result: PageData }): void;
}

export interface PageData {
  readonly result: { readonly data?: Readonly<Record<string, unknown>> };
}

/** What is read of Gatsby's state. */
interface State {
  readonly pages: ReadonlyMap<string, Page>;
  readonly components: ReadonlyMap<string, { readonly query: string }>;
}

interface Page {
  readonly componentPath: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** A change of a node that Gatsby has put off. */
interface Mutation {
  readonly type: string;
  readonly payload: readonly [Node, ...unknown[]];
}

/** @param act is called for each file that was written, before Gatsby takes notice. */
export function onWrittenFile({ emitter, store }: CreateDevServerArgs, act: (file: Node) => void): void {
  if (!isOn("edits")) return;
  const { pages, components }: State = store.getState();
  const { activePaths, emitPageData } = browsers();
  const isState = [pages, components].every((part) => part instanceof Map);
  expectShape(
    isState && activePaths instanceof Set && typeof emitPageData === "function",
    edits,
    "Gatsby's state has pages and components, and its websocketManager activePaths and emitPageData.",
  );
  sendWholePages(browsers());
  const remind = rememberEdits((mutation) => emitter.emit("ENQUEUE_NODE_MUTATION", mutation));
  emitter.on("ENQUEUE_NODE_MUTATION", (mutation: Mutation) => {
    const [node] = mutation.payload;
    if (node.internal.type !== "File") return;
    if (mutation.type === "createNode") act(node);
    remind(mutation);
  });
}

/** Longer than Gatsby waits before it makes pages after a change. */
const timeoutMs = 1000;

/** The last change of each file since pages were last created, by node ID. */
const waiting = new Map<string, Mutation>();

/** Registers a callback for the moment when Gatsby begins to create pages. */
export function pagesBegin(): void {
  waiting.clear();
}

/**
 * Gatsby makes no pages after a change that arrives while it makes pages, so it neither checks the edit nor shows it on other
 * pages. Whatever waits too long is sent to Gatsby once more.
 */
function rememberEdits(send: (mutation: Mutation) => void): (mutation: Mutation) => void {
  let timer: NodeJS.Timeout | undefined;
  return (mutation) => {
    const [node, ...by] = mutation.payload;
    waiting.set(node.id, { ...mutation, payload: [asGiven(node), ...by] });
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const missed of [...waiting.values()]) send(missed);
    }, timeoutMs).unref();
  };
}

/** @returns the query of a page that someone has open. */
export function openPage(
  { store }: CreateDevServerArgs,
  path: string,
): { readonly query: string; readonly variables: object } | undefined {
  const { pages, components }: State = store.getState();
  const page = browsers().activePaths.has(path) ? pages.get(path) : undefined;
  const query = page && components.get(page.componentPath)?.query;
  return page && query ? { query, variables: { path, ...page.context } } : undefined;
}

export function sendPage(id: string, result: PageData): void {
  browsers().emitPageData({ id, result });
}

/** Loaded late: only the development server has it. */
function browsers(): Browsers {
  return gatsbyRequire()("./dist/utils/websocket-manager").websocketManager;
}

/**
 * Holds back pages without their content: they would show an error until the writer reloads them. A node that is created
 * again doesn't exist for a moment in which Gatsby or this site may run a query; the next query finds it.
 */
function sendWholePages(connection: Browsers): void {
  const send = connection.emitPageData;
  connection.emitPageData = (page) => {
    if (!Object.values(page.result.result.data ?? {}).includes(null)) send(page);
  };
}

/** Gatsby adds properties to a node that it receives, and rejects a node that already has them. */
function asGiven(node: Node): Node {
  const internal: Partial<Node["internal"] & { counter: number }> = { ...node.internal };
  delete internal.owner;
  delete internal.counter;
  return { ...node, children: [], internal } as Node;
}
