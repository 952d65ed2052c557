import ArrowUp from "lucide-react/icons/arrow-up";
import Square from "lucide-react/icons/square";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { maxQuestionLength } from "../limits";
import { pasteError } from "./pasteError";
import * as styles from "./Composer.module.css";

/** Lines that are shown at once. Only browsers without `field-sizing` need them: elsewhere the field also grows with long lines. */
const maxRows = 5;

interface ComposerProps {
  readonly isFollowUp: boolean;
  readonly isRunning: boolean;
  /** @returns whether the question was taken. */
  readonly onAsk: (question: string) => boolean;
  readonly onStop: () => void;
}

/** The field for a question. Enter sends it, Shift+Enter adds a line. While an answer loads, the button stops it. */
export function Composer({ isFollowUp, isRunning, onAsk, onStop }: ComposerProps): ReactElement {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  // Also when a conversation begins, because the suggested question that was clicked is removed then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of it.
  useLayoutEffect(() => field.current?.focus(), [isFollowUp]);

  const submit = () => {
    if (isRunning) onStop();
    else if (onAsk(text)) setText("");
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A reader who types during an answer wants to send the next question, not to stop the answer.
    if (!isRunning) submit();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <textarea
        ref={field}
        rows={Math.min(maxRows, text.split("\n").length)}
        dir="auto"
        aria-label="Your question"
        placeholder={isFollowUp ? "Ask a follow-up question" : "Ask a question"}
        maxLength={maxQuestionLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => setText(pasteError(event) ?? text)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={isRunning ? "Stop" : "Ask"}>
        {isRunning ? <Square size={16} aria-hidden="true" /> : <ArrowUp size={20} aria-hidden="true" />}
      </button>
    </form>
  );
}
