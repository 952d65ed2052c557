import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import X from "lucide-react/icons/x";
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from "react";
import type { SearchScope } from "../../search/SearchScope";
import { isRunning } from "../conversation";
import { disclaimer } from "../disclaimer";
import { Composer } from "./Composer";
import { Start } from "./Start";
import { conversationAbout, expectQuestion } from "./session";
import { TurnView } from "./TurnView";
import { quotedNotice, statusOf } from "./texts";
import * as styles from "./AskPanel.module.css";

export interface AskPanelProps {
  readonly settings: Queries.AskSettingsFragment;
  /** Questions to begin with. */
  readonly starters: readonly string[];
  readonly scope: SearchScope;
  /** Asked at once; empty for none. */
  readonly question: string;
  readonly onClose: () => void;
  /** Called when a reader follows a link to a source. */
  readonly onFollow: () => void;
}

/** The conversation, the field for the next question, and a notice about the reliability of the answers. */
export function AskPanel(props: AskPanelProps): ReactElement {
  const { settings, starters, scope, question, onClose, onFollow } = props;
  const conversation = conversationAbout(settings, scope);
  const turns = useSyncExternalStore(conversation.subscribe, conversation.turns);
  const last = turns.at(-1);
  const list = useRef<HTMLOListElement>(null);
  const lastId = last?.id;

  useEffect(() => {
    expectQuestion();
    if (question !== "") conversation.ask(question);
  }, [conversation, question]);
  // Readers start at the beginning of the answer, however long it gets.
  useEffect(() => {
    if (lastId !== undefined) list.current?.lastElementChild?.scrollIntoView();
  }, [lastId]);

  return (
    <>
      <div className={styles.head}>
        <Sparkles size={20} aria-hidden="true" />
        <h2>Ask AI</h2>
        {turns.length > 0 && (
          <button type="button" className={styles.fresh} onClick={conversation.clear}>
            <Plus size={16} aria-hidden="true" />
            New conversation
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <section className={styles.turns} aria-label="Conversation">
        {turns.length === 0 ? (
          <Start provider={settings.provider} starters={starters} onAsk={conversation.ask} />
        ) : (
          <ol ref={list} role="list">
            {turns.map((turn) => (
              <li key={turn.id}>
                <TurnView
                  turn={turn}
                  searchPath={scope.settings.searchPagePath}
                  onRetry={turn === last ? conversation.retry : undefined}
                  onRate={(helpful) => conversation.rate(turn.id, helpful)}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ol>
        )}
      </section>
      <p role="status" className="visuallyHidden">
        {statusOf(last)}
      </p>
      <Composer
        isFollowUp={turns.length > 0}
        isRunning={last !== undefined && isRunning(last)}
        onAsk={conversation.ask}
        onStop={conversation.stop}
      />
      <p className={styles.disclaimer}>{settings.provider === "local" ? quotedNotice : disclaimer}</p>
    </>
  );
}
