import Sparkles from "lucide-react/icons/sparkles";
import type { ReactElement } from "react";
import { createPortal } from "react-dom";

interface AskInsteadProps {
  /** What holds DocSearch's screens. */
  readonly list: Element;
  /** A click on an element with this class opens Ask AI: the search depends on nothing else of it. */
  readonly askClass: string;
  readonly question: string;
  readonly onClose: () => void;
}

/** Below the screen without results: sends the query to Ask AI. */
export function AskInstead({ list, askClass, question, onClose }: AskInsteadProps): ReactElement {
  const button = (
    <p className="DocSearch-Ask">
      <button type="button" className={askClass} data-ask-question={question} onClick={onClose}>
        <Sparkles size={16} aria-hidden="true" />
        Ask AI: “{question}”
      </button>
    </p>
  );
  return <>{createPortal(button, list)}</>;
}
