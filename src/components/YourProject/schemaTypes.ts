/** The names of a content type. */
export interface TypeNames {
  readonly singular: string;
  readonly plural: string;
}

/** Collection types of schema files; other files are ignored. @param texts of the files */
export function typesIn(texts: readonly string[]): readonly TypeNames[] {
  return texts.flatMap((text) => {
    const schema = parsed(text);
    const { singularName: singular, pluralName: plural } = schema?.info ?? {};
    const isType =
      schema?.kind === "collectionType" && typeof singular === "string" && typeof plural === "string";
    return isType ? [{ singular, plural }] : [];
  });
}

interface SchemaFile {
  readonly kind?: unknown;
  readonly info?: { readonly singularName?: unknown; readonly pluralName?: unknown };
}

function parsed(text: string): SchemaFile | null | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
