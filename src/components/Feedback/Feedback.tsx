import { graphql } from "gatsby";
import MessageSquare from "lucide-react/icons/message-square";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { type ReactElement, useState } from "react";
import { isTracking } from "../../analytics/isTracking";
import { track } from "../../analytics/track";
import type { CommentForm } from "./CommentForm";
import { issueUrl } from "./issueUrl";
import * as styles from "./Feedback.module.css";

interface FeedbackProps {
  readonly path: string;
  readonly title: string;
  /** The page's absolute URL. */
  readonly url: string;
  readonly site: Queries.FeedbackSiteFragment;
}

/**
 * Asks whether the page helped. The response is sent to analytics immediately, a comment as a second event; a copy of the
 * site without analytics says so, and suggests issues for comments. Needs a key, because a response belongs to one page.
 */
export function Feedback({ path, title, url, site }: FeedbackProps): ReactElement {
  const [helpful, setHelpful] = useState<boolean | null>(null);
  const [comment, setComment] = useState("");
  const [isSent, setSent] = useState(false);
  const [Form, setForm] = useState<typeof CommentForm>();
  const { repository, version, platform } = site;

  const answer = (choice: boolean) => {
    if (choice === helpful) return;
    setHelpful(choice);
    track("feedback", { path, helpful: choice });
    // The constant keeps the form out of builds without analytics.
    if (__HAS_ANALYTICS__ && isTracking()) loadForm(setForm);
  };
  const send = () => {
    if (helpful === null || comment.trim() === "") return;
    track("feedback", { path, helpful, comment: comment.trim() });
    setSent(true);
  };
  const issue =
    repository &&
    issueUrl(repository.url, {
      title,
      url,
      version,
      platform: `${platform.name} ${platform.version}`,
      helpful,
      comment: comment.trim(),
    });
  const issueLink = issue && (
    <a href={issue} rel="noopener">
      <MessageSquare size={14} aria-hidden="true" />
      Open an issue on {repository.host}
    </a>
  );

  return (
    <section className={styles.feedback} aria-label="Feedback" data-print="hidden">
      <div className={styles.question}>
        <fieldset className={`needsScript ${styles.ask}`} aria-labelledby="feedback-question">
          <p id="feedback-question">Was this page helpful?</p>
          <button type="button" aria-pressed={helpful === true} onClick={() => answer(true)}>
            <ThumbsUp size={16} aria-hidden="true" />
            Yes
          </button>
          <button type="button" aria-pressed={helpful === false} onClick={() => answer(false)}>
            <ThumbsDown size={16} aria-hidden="true" />
            No
          </button>
        </fieldset>
        {issueLink}
      </div>
      <p role="status" className={styles.status}>
        {helpful !== null && thanks(isSent, repository !== null)}
      </p>
      {helpful !== null && Form && isTracking() && !isSent && (
        <Form helpful={helpful} comment={comment} onType={setComment} onSend={send} />
      )}
    </section>
  );
}

/** The answer is sent already: without its form, a reader only can't add a comment. */
function loadForm(show: (form: () => typeof CommentForm) => void): void {
  import("./CommentForm").then(
    ({ CommentForm }) => show(() => CommentForm),
    () => {},
  );
}

function thanks(isSent: boolean, hasIssues: boolean): string {
  if (isSent) return "Thank you. Your comment is on its way to the people who write these pages.";
  if (isTracking()) return "Thank you for your answer.";
  return hasIssues
    ? "Thank you. Nothing was sent, for this copy of the site records no answers. To tell us more, open an issue."
    : "Thank you. Nothing was sent, for this copy of the site records no answers.";
}

export const feedbackSiteFragment = graphql`
  fragment FeedbackSite on SiteSettings {
    version
    platform {
      name
      version
    }
    repository {
      url
      host
    }
  }
`;
