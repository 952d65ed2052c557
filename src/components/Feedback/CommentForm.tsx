import type { FormEvent, ReactElement } from "react";
import * as styles from "./CommentForm.module.css";

interface CommentFormProps {
  readonly helpful: boolean;
  readonly comment: string;
  readonly onType: (comment: string) => void;
  readonly onSend: () => void;
}

/** Maximum length of a string in analytics (personalWords.ts there removes personal data). */
const maxLength = 1000;

/** Room for a sentence behind a yes or no. */
export function CommentForm({ helpful, comment, onType, onSend }: CommentFormProps): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor="feedback-comment">
        {helpful ? "What helped you most?" : "What is missing, wrong or hard to follow?"}{" "}
        <span>Optional</span>
      </label>
      <textarea
        id="feedback-comment"
        rows={3}
        maxLength={maxLength}
        value={comment}
        aria-describedby="feedback-note"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p id="feedback-note" className={styles.note}>
        It goes to this site's analytics without your name: please write nothing personal.
      </p>
      <button type="submit" aria-disabled={comment.trim() === ""}>
        Send the comment
      </button>
    </form>
  );
}
