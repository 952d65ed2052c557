import { withPrefix } from "gatsby";
import Bot from "lucide-react/icons/bot";
import Copy from "lucide-react/icons/copy";
import FileText from "lucide-react/icons/file-text";
import { type ReactElement, useEffect, useState } from "react";
import { markdownPath } from "../../../shared/paths";
import { Dropdown } from "../Dropdown/Dropdown";
import { ReadingSettings } from "../ReadingSettings/ReadingSettings";
import { YourProject } from "../YourProject/YourProject";
import { chatsAbout } from "./assistants";
import { type CopyOutcome, copyFrom } from "./copyPage";
import * as styles from "./PageTools.module.css";

const messages: Readonly<Record<CopyOutcome, string>> = {
  copied: "Copied",
  offline: "The page's text can't be loaded: try again when you are online",
  refused: "Your browser forbids copying: open the Markdown and copy it there",
};

/** Tools for a page: copy its text, or open it in an assistant. */
export function PageTools({ path, url }: { readonly path: string; readonly url: string }): ReactElement {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const [canCopy, setCanCopy] = useState(false);
  const twin = withPrefix(markdownPath(path));

  useEffect(() => setCanCopy(true), []);

  return (
    <div className={styles.tools} data-print="hidden">
      <ReadingSettings />
      <YourProject />
      <Dropdown label="This page" current="Markdown">
        <ul role="list">
          {canCopy && (
            <li>
              <button type="button" onClick={async () => setOutcome(await copyFrom(twin))}>
                <Copy size={14} aria-hidden="true" />
                {outcome === "copied" ? messages.copied : "Copy page as Markdown"}
              </button>
            </li>
          )}
          <li>
            <a href={twin}>
              <FileText size={14} aria-hidden="true" />
              View as Markdown
            </a>
          </li>
          {chatsAbout(`${url}.md`).map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener noreferrer" target="_blank">
                <Bot size={14} aria-hidden="true" />
                {`Open in ${name}`}
                <span className="visuallyHidden"> (new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </Dropdown>
      <p role="status" className={outcome === "copied" ? "visuallyHidden" : styles.message}>
        {outcome && messages[outcome]}
      </p>
    </div>
  );
}
