import type { ReactElement } from "react";
import { typeAt } from "../check/names";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { Field } from "./Field";
import { TextInput } from "./TextInput";
import * as styles from "./Builder.module.css";

interface RequestFieldsProps {
  readonly path: string;
  readonly onChange: (path: string) => void;
}

const other = "other";

/** Where the request goes: a content type of Saffron, one document of it, or a path of the reader's own project. */
export function RequestFields({ path, onChange }: RequestFieldsProps): ReactElement {
  const { model } = useParts();
  const { type, documentId } = typeAt(model, path);
  const types = model.types.filter(({ route }) => route !== null);
  const routesOf = (kind: string) => types.filter((one) => one.kind === kind).map(({ route }) => route ?? "");
  const nameOf = (route: string) => {
    if (route === other) return "A type of your own …";
    return `${types.find((one) => one.route === route)?.name ?? ""} (${route})`;
  };
  return (
    <fieldset className={styles.request}>
      <legend className="visuallyHidden">Request</legend>
      <Field label="Content type">
        <Choice
          label="Content type"
          value={type?.route ?? other}
          groups={[
            { label: "Collection types", options: routesOf("collection type") },
            { label: "Single types", options: routesOf("single type") },
            { label: "Not in Saffron", options: [other] },
          ]}
          nameOf={nameOf}
          onChange={(route) => onChange(route === other ? "/api/articles" : route)}
        />
      </Field>
      {type ? (
        type.kind === "collection type" && (
          <Field label="Document">
            <TextInput
              label="documentId, empty for a list"
              value={documentId}
              onChange={(id) =>
                onChange(
                  id.trim() === "" ? (type.route ?? "") : `${type.route}/${encodeURIComponent(id.trim())}`,
                )
              }
              placeholder="documentId, empty for a list"
            />
          </Field>
        )
      ) : (
        <Field label="Path">
          <TextInput
            label="Path"
            value={path}
            onChange={(text) => onChange(text.startsWith("/") ? text : `/${text}`)}
          />
        </Field>
      )}
      {!type && (
        <p className={styles.hint}>
          The builder doesn't know the fields of this type, so it checks no names.
        </p>
      )}
    </fieldset>
  );
}
