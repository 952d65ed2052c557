import { track } from "../../analytics/track";
import type { SearchScope } from "../../search/SearchScope";
import type { Answerer } from "../answerer";
import { type Conversation, createConversation, type Turn } from "../conversation";
import { createAnswerer } from "../createAnswerer";

type Settings = Queries.AskSettingsFragment;

let conversation: Conversation | undefined;
let subject: { readonly settings: Settings; readonly scope: SearchScope } | undefined;
let known: { readonly scope: SearchScope; readonly answerer: Promise<Answerer> } | undefined;

/**
 * The conversation of this visit: who follows a source and comes back finds it as it was. What is asked from now on is about
 * the part of the documentation that the reader is in.
 */
export function conversationAbout(settings: Settings, scope: SearchScope): Conversation {
  subject = { settings, scope };
  conversation ??= createConversation(currentAnswerer, {
    onAnswered: ({ question, answer }: Turn) =>
      track("ask", {
        question_length: question.length,
        provider: settings.provider,
        cited: answer?.sources.length ?? 0,
      }),
    onRated: ({ helpful }: Turn) =>
      track("ask_rated", { helpful: helpful === true, provider: settings.provider }),
  });
  return conversation;
}

/** Loads what the first answer needs while the reader is still typing. An error is shown with the first question. */
export function expectQuestion(): void {
  currentAnswerer().then(
    (answerer) => answerer.open?.(),
    () => {},
  );
}

async function currentAnswerer(): Promise<Answerer> {
  if (!subject) throw new Error("The panel has to say what is asked about first.");
  const { settings, scope } = subject;
  if (known?.scope !== scope) known = { scope, answerer: createAnswerer(settings, scope) };
  try {
    return await known.answerer;
  } catch (error) {
    known = undefined;
    throw error;
  }
}
