import type { ReactElement } from "react";
import type { QueryValue, TypeInfo } from "../../../shared/queryModel";
import { rootId } from "../check/checkForm";
import type { QueryForm } from "../query/form";
import { textOf } from "../query/values";
import { useParts } from "./BuilderContext";
import { Choice } from "./Choice";
import { Field } from "./Field";
import { Problems, problemsId } from "./Problems";
import { TextInput } from "./TextInput";
import * as styles from "./Builder.module.css";

interface VersionFieldsProps {
  readonly type: TypeInfo | undefined;
  readonly form: QueryForm;
  readonly onChange: (part: Partial<QueryForm>) => void;
}

/** Which version of a document: its language, draft or published, and its history. */
export function VersionFields({ type, form, onChange }: VersionFieldsProps): ReactElement {
  const { model, problemsOf } = useParts();
  const because = (part: string) => {
    const id = `${rootId} ${part}`;
    return problemsOf(id).length > 0 ? problemsId(id) : undefined;
  };
  const textIn = (value: QueryValue) => (value === null ? "" : textOf(value));
  return (
    <>
      <div className={styles.inline}>
        <Field label="locale">
          <TextInput
            label="locale: a code, several with commas, or * for all"
            value={textIn(form.locale)}
            onChange={(text) => onChange({ locale: localeFrom(text) })}
            placeholder="fr"
            invalidBecause={because("locale")}
          />
        </Field>
        <Field label="status">
          <Choice
            label="status"
            value={textIn(form.status)}
            empty="published, the default"
            groups={[{ label: "status", options: ["published", "draft"] }]}
            onChange={(status) => onChange({ status: status === "" ? null : status })}
            invalidBecause={because("status")}
          />
        </Field>
        <Field label="publicationFilter">
          <Choice
            label="publicationFilter"
            value={textIn(form.publicationFilter)}
            empty="none"
            groups={[{ label: "publicationFilter", options: model.publicationFilters }]}
            onChange={(value) => onChange({ publicationFilter: value === "" ? null : value })}
            invalidBecause={because("publicationFilter")}
          />
        </Field>
      </div>
      {type && !type.localized && form.locale !== null && (
        <p className={styles.hint}>{type.name} has no locales: Strapi ignores locale.</p>
      )}
      {type && !type.draftAndPublish && form.status !== null && (
        <p className={styles.hint}>{type.name} has no drafts: Strapi ignores status.</p>
      )}
      {["locale", "status", "publicationFilter"].map((part) => (
        <Problems key={part} id={`${rootId} ${part}`} />
      ))}
    </>
  );
}

function localeFrom(text: string): QueryValue {
  const codes = text.split(",").map((code) => code.trim());
  if (text.trim() === "") return null;
  return codes.length > 1 ? codes : (codes[0] ?? null);
}
