import type { Answer, Answerer, Exchange } from "./answerer";
import { proseOf } from "./answerText";
import { type AskErrorReason, reasonOf } from "./askError";
import { maxExchanges, maxQuestionLength } from "./limits";

/** How far a turn is: nothing said yet; being said; whole; ended by the reader; ended by an error. */
export type TurnState = "thinking" | "answering" | "done" | "stopped" | "failed";

/** A question and what became of it. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly state: TurnState;
  /** As far as it has come; null before. */
  readonly answer: Answer | null;
  readonly reason: AskErrorReason | null;
  /** What the reader thinks of it; null before they say. */
  readonly helpful: boolean | null;
}

/** What the conversation tells of itself, for analytics. */
export interface ConversationEvents {
  readonly onAnswered: (turn: Turn) => void;
  readonly onRated: (turn: Turn) => void;
}

/** The questions and answers of one visit. It doesn't depend on the panel, so closing the panel loses nothing. */
export interface Conversation {
  /** The same list until something changes. */
  turns(): readonly Turn[];
  /** @returns ends it. */
  subscribe(listener: () => void): () => void;
  /** Sends a question, unless it is empty or an answer is still loading. @returns whether it was sent. */
  ask(question: string): boolean;
  /** Stops the answer and keeps what has been received. */
  stop(): void;
  /** Sends the last question again. */
  retry(): void;
  rate(id: number, helpful: boolean): void;
  /** Forgets everything, and begins anew. */
  clear(): void;
}

/** @param getAnswerer is asked anew after it failed. */
export function createConversation(
  getAnswerer: () => Promise<Answerer>,
  events: ConversationEvents,
): Conversation {
  const listeners = new Set<() => void>();
  let turns: readonly Turn[] = [];
  let running: AbortController | undefined;
  let lastId = 0;

  const show = (next: readonly Turn[]) => {
    turns = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, fields: Partial<Turn>) =>
    show(turns.map((turn) => (turn.id === id ? { ...turn, ...fields } : turn)));
  const turnOf = (id: number) => turns.find((turn) => turn.id === id);

  const answer = async (id: number, text: string, signal: AbortSignal): Promise<void> => {
    try {
      const answerer = await getAnswerer();
      const earlier = exchanges(turns.filter((turn) => turn.id < id));
      for await (const part of answerer.answer({ text, earlier }, signal)) {
        if (signal.aborted) return;
        change(id, { answer: part, state: "answering" });
      }
      if (signal.aborted) return;
      change(id, { state: "done" });
    } catch (error) {
      if (signal.aborted) return;
      change(id, { state: "failed", reason: reasonOf(error) });
    }
    const turn = turnOf(id);
    if (turn?.state === "done") events.onAnswered(turn);
  };
  const start = (question: string) => {
    const id = ++lastId;
    const controller = new AbortController();
    running = controller;
    show([...turns, { id, question, state: "thinking", answer: null, reason: null, helpful: null }]);
    void answer(id, question, controller.signal).finally(() => {
      if (running === controller) running = undefined;
    });
  };
  const stop = () => {
    running?.abort();
    running = undefined;
    const last = turns.at(-1);
    if (last && isRunning(last)) change(last.id, { state: "stopped" });
  };

  return {
    turns: () => turns,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (given) => {
      const question = given.trim().slice(0, maxQuestionLength);
      const last = turns.at(-1);
      if (question === "" || (last && isRunning(last))) return false;
      start(question);
      return true;
    },
    stop,
    retry: () => {
      const last = turns.at(-1);
      if (!last || isRunning(last)) return;
      show(turns.slice(0, -1));
      start(last.question);
    },
    rate: (id, helpful) => {
      const turn = turnOf(id);
      if (!turn || turn.helpful === helpful) return;
      change(id, { helpful });
      events.onRated({ ...turn, helpful });
    },
    clear: () => {
      stop();
      show([]);
    },
  };
}

export function isRunning({ state }: Turn): boolean {
  return state === "thinking" || state === "answering";
}

function exchanges(turns: readonly Turn[]): Exchange[] {
  return turns
    .flatMap(({ question, answer }) => (answer ? [{ question, answer: proseOf(answer) }] : []))
    .slice(-maxExchanges);
}
