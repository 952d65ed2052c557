import type { Actions, Node } from "gatsby";
import { expectShape, isOn, type Seam } from "./seams";

const linkedNodes: Seam = {
  name: "linkedNodes",
  reason:
    "Gatsby stores the parent, with the IDs of all its children, again for every child that is linked to it: 270 MB for a sidebar of 3,000 pages.",
  worth:
    "memory: 992 and 1,014 MB with it and emptyCompilers, 1,075 without both (this site); not measured alone",
  checkedWith: "gatsby 5.16.1",
};

type Link = Pick<Actions, "createParentChildLink">;

/**
 * Links nodes to their parent, so that Gatsby removes them with it. Gatsby stores the list of the parent that it gets, so all
 * children but one are put in the list first, and Gatsby links the last one.
 */
export function linkChildren(actions: Link, parent: Node, children: readonly Node[]): void {
  const linked = new Set(parent.children);
  const added = children.filter(({ id }) => !linked.has(id));
  const last = added.at(-1);
  if (!last) return;
  if (!isOn("linkedNodes")) {
    for (const child of added) actions.createParentChildLink({ parent, child });
    return;
  }
  for (const { id } of added) if (id !== last.id) linked.add(id);
  parent.children = [...linked];
  actions.createParentChildLink({ parent, child: last });
  expectShape(
    parent.children.length === linked.size + 1 && parent.children.at(-1) === last.id,
    linkedNodes,
    "Gatsby adds a child to the list of the parent that it gets.",
  );
}
