/**
 * Fixes the roles of DocSearch's modal for assistive technology. DocSearch makes its whole surface a button, which can't
 * contain controls; its head and foot landmarks of the page; and its lists listboxes, whose options can't contain links or
 * buttons. Here, the surface has no role (a <dialog> is around it), a list is a tree, whose items can, and the field is a
 * combobox that says whether there is a list.
 *
 * @param box contains the modal, now and while the reader searches.
 * @returns a function that stops it.
 */
export function fixRoles(box: Element): () => void {
  const fix = () => {
    const surface = box.querySelector(".DocSearch-Container");
    for (const name of [
      "role",
      "tabindex",
      "aria-expanded",
      "aria-haspopup",
      "aria-labelledby",
      "aria-controls",
    ])
      surface?.removeAttribute(name);
    for (const part of box.querySelectorAll("header, footer")) setAttribute(part, "role", "presentation");
    for (const list of box.querySelectorAll("[role=listbox]")) setAttribute(list, "role", "tree");
    for (const option of box.querySelectorAll("[role=option]")) setAttribute(option, "role", "treeitem");
    fixField(box);
  };
  const observer = new MutationObserver(fix);
  fix();
  observer.observe(box, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["role", "aria-controls", "aria-activedescendant", "aria-selected"],
  });
  return () => observer.disconnect();
}

function fixField(box: Element): void {
  const field = box.querySelector(".DocSearch-Input");
  if (!field) return;
  // DocSearch also names lists and rows that it doesn't show.
  const trees = [...box.querySelectorAll("[role=tree]")].map(({ id }) => id);
  setAttribute(field, "role", "combobox");
  setAttribute(field, "aria-haspopup", "tree");
  setAttribute(field, "aria-autocomplete", "list");
  setAttribute(field, "aria-expanded", String(trees.length > 0));
  setAttribute(field, "aria-controls", trees.length > 0 ? trees.join(" ") : null);
  setAttribute(
    field,
    "aria-activedescendant",
    box.querySelector("[role=treeitem][aria-selected=true]")?.id ?? null,
  );
}

/** Writes only if the value differs, because each write is another mutation. @param value null removes the attribute. */
function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
