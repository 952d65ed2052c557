import { contentTypes } from "@strapi/utils";
import type { Project } from "./project";

const { isReservedAttributeName, isReservedModelName } = contentTypes;

/** Rejects names that are on the platform's lists of reserved names. @throws an error that lists all of them. */
export function rejectReserved({ contentTypes: types, components }: Project): void {
  const problems = Object.entries({ ...types, ...components }).flatMap(([uid, { attributes }]) =>
    Object.keys(attributes)
      .filter((name) => isReservedAttributeName(name, { draftAndPublish: false }))
      .map((name) => `Attribute name is reserved: ${name} in ${uid}.`),
  );
  const models = Object.entries(types)
    .filter(([, { info }]) => [info.singularName, info.pluralName].some(isReservedModelName))
    .map(([uid]) => `Content Type name is reserved: ${uid}.`);
  if (problems.length + models.length > 0) throw new Error([...problems, ...models].join("\n\n"));
}

/** What the platform logs about names that it accepts all the same. */
export function warningsAbout({ contentTypes: types }: Project): string[] {
  return Object.entries(types)
    .filter(([, { options }]) => options?.draftAndPublish === true)
    .flatMap(([uid, { attributes }]) =>
      contentTypes
        .findDraftAndPublishReservedAttributeNames(Object.keys(attributes))
        .map((name) => contentTypes.getDraftAndPublishReservedAttributeWarning(uid, name)),
    );
}
