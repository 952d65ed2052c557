import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { type ReactElement, useEffect, useState } from "react";
import { track } from "../../analytics/track";
import * as styles from "./Tool.module.css";

type Outcome = "none" | "copied" | "failed";

/** How long the button says what became of the click, in milliseconds. */
const messageTime = 2500;

const messages: Readonly<Record<Outcome, string>> = {
  none: "",
  copied: "Copied",
  failed: "Not allowed here: select the code instead",
};

interface CopyButtonProps {
  /** Of the code; analytics count by it. */
  readonly language: string;
  readonly getText: () => string;
}

/**
 * Copies text to the clipboard and confirms it: with an icon, which takes no room from the title or the code next to it, and
 * with words for screen readers. An error is shown in words.
 */
export function CopyButton({ language, getText }: CopyButtonProps): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>("none");

  useEffect(() => {
    if (outcome === "none") return undefined;
    const timer = setTimeout(() => setOutcome("none"), messageTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const text = getText();
    const written = await write(text);
    if (written === "copied") track("code_copied", { language, length: text.length });
    setOutcome(written);
  };
  const Icon = outcome === "copied" ? Check : Copy;
  return (
    <>
      <button type="button" className={styles.tool} aria-label="Copy code" title="Copy code" onClick={copy}>
        <Icon size={16} />
      </button>
      <span
        className={outcome === "failed" ? styles.message : "visuallyHidden"}
        role="status"
        data-outcome={outcome}
      >
        {messages[outcome]}
      </span>
    </>
  );
}

/** The clipboard is missing on insecure origins, and can be forbidden; neither is the reader's fault. */
async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
