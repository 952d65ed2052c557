import type { Found, Problem, RawAttribute } from "./types";

export type Known = ReadonlyMap<string, Found>;

/** Types that the engine has in the place of a plugin's. */
const users = "plugin::users-permissions.user";
const kept: ReadonlySet<unknown> = new Set(["plugin::upload.file", users, "admin::user"]);

/** Components and content types that a schema refers to and that aren't there. */
export function missingFrom(found: Found, known: Known): Problem[] {
  return Object.entries(found.schema.attributes).flatMap(([name, attribute]) =>
    namesIn(attribute)
      .filter(({ uid, kind }) => known.get(uid)?.kind !== kind)
      .map(({ uid, kind }) => ({
        path: found.path,
        message:
          kind === "component"
            ? `The attribute "${name}" uses the component ${uid}, which is missing. Add ${pathOf(uid)}.`
            : `The attribute "${name}" is a relation to ${uid}, which is missing. Add its schema.json.`,
      })),
  );
}

function pathOf(uid: string): string {
  return `src/components/${uid.replace(".", "/")}.json`;
}

export function namesIn({
  type,
  component,
  components,
  target,
}: RawAttribute): { uid: string; kind: Found["kind"] }[] {
  if (type === "component") return [{ uid: String(component), kind: "component" }];
  if (type === "dynamiczone" && Array.isArray(components))
    return components.map((uid) => ({ uid: String(uid), kind: "component" as const }));
  const isOwn = type === "relation" && typeof target === "string" && target.startsWith("api::");
  return isOwn ? [{ uid: target, kind: "contentType" }] : [];
}

/** A schema as the engine can run it: without what belongs to plugins that it doesn't have. Each change is reported. */
export function adapt(found: Found, tell: (note: string) => void): Found {
  const attributes = Object.entries(found.schema.attributes).flatMap(([name, attribute]) => {
    const adapted = adaptAttribute(`${found.uid} ${name}`, attribute, tell);
    return adapted ? [[name, adapted] as const] : [];
  });
  return { ...found, schema: { ...found.schema, attributes: Object.fromEntries(attributes) } };
}

function adaptAttribute(
  name: string,
  attribute: RawAttribute,
  tell: (note: string) => void,
): RawAttribute | undefined {
  const { type, target } = attribute;
  if (type === "media")
    tell("Media fields show the 8 images of the sample project, and no file can be uploaded.");
  if (type === "password") tell("Passwords are accepted, but not kept.");
  if (type === "customField") {
    tell(`${name}: the custom field ${String(attribute.customField)} is run as a string.`);
    return attribute;
  }
  if (type !== "relation" || typeof target !== "string" || target.startsWith("api::")) return attribute;
  if (!kept.has(target)) {
    tell(`${name} is left out: ${target} belongs to a plugin that the console doesn't have.`);
    return undefined;
  }
  if (target === users)
    tell(
      "Relations to users point to 3 made-up users with username and email. There are no accounts and no /api/users.",
    );
  // Of a plugin's type, the other side isn't there.
  const { inversedBy, mappedBy, ...rest } = attribute;
  return rest;
}
