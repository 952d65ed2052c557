import { graphql } from "gatsby";
import Sparkles from "lucide-react/icons/sparkles";
import type { ReactElement } from "react";
import { useSearchScope } from "../../search/SearchScope";
import { AskDialog } from "./AskDialog";
import { loadPanel } from "./loadPanel";
import { useAskOpening } from "./useAskOpening";
import * as styles from "./AskButton.module.css";

interface AskButtonProps {
  readonly settings: Queries.AskSettingsFragment;
  readonly siteTitle: string;
  /** Questions that an empty panel offers. */
  readonly starters: readonly string[];
}

/** Opens the questions, as every element of the configured class does. It needs scripts, so it is there only with them. */
export function AskButton({ settings, siteTitle, starters }: AskButtonProps): ReactElement {
  const scope = useSearchScope();
  const { question, close } = useAskOpening(
    settings.openClass,
    settings.provider === "kapa" ? loadNothing : preload,
  );

  return (
    <>
      <button
        type="button"
        className={`${styles.button} needsScript ${settings.openClass}`}
        aria-haspopup="dialog"
        aria-expanded={question !== null}
      >
        <Sparkles size={16} aria-hidden="true" />
        <span className={styles.label}>Ask AI</span>
      </button>
      {question !== null && (
        <AskDialog {...{ settings, siteTitle, starters, scope, question }} onClose={close} />
      )}
    </>
  );
}

/** Only to be faster: opening loads again, and shows what went wrong. */
const preload = () => void loadPanel().catch(() => {});
/** A pointer that passes is no reason to tell another company of a visit. */
const loadNothing = () => {};

export const askSettingsFragment = graphql`
  fragment AskSettings on AskSettings {
    provider
    openClass
    endpoint
    model
    kapa {
      script
      websiteId
      logo
    }
  }
`;
