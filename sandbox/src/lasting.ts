import { config } from "./configuration";
import type { Strapi } from "./strapi";

/**
 * Remembers what code adds to the platform itself, middlewares and subscribers, and the state of its types. They aren't data, so
 * restoring the database doesn't remove them.
 *
 * @returns a function that removes the additions
 */
export function rememberLasting({ documents, db, contentTypes }: Strapi): () => void {
  const restores = Object.values(contentTypes).flatMap(({ options, attributes }) =>
    [options, ...Object.values(attributes)].map(rememberObject),
  );
  const undo: (() => void)[] = [];
  const remembered =
    <Part>(add: (part: Part) => () => void) =>
    (part: Part) => {
      let remove: (() => void) | undefined = add(part);
      const once = () => {
        remove?.();
        remove = undefined;
      };
      undo.push(once);
      return once;
    };
  documents.use = remembered(documents.use);
  db.lifecycles.subscribe = remembered(db.lifecycles.subscribe);
  return () => {
    for (const remove of undo.splice(0)) remove();
    for (const restore of restores) restore();
    config.reset();
  };
}

function rememberObject(target: object): () => void {
  const before = { ...target };
  return () => {
    for (const key of Object.keys(target)) if (!(key in before)) Reflect.deleteProperty(target, key);
    Object.assign(target, before);
  };
}
