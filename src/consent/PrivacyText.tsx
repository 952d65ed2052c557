import { Fragment, type ReactElement } from "react";
import { ConsentChoice } from "./ConsentChoice";
import { measuredStored, type Stored } from "./stored";
import * as styles from "./PrivacyText.module.css";
import "../components/Content/tables.css";

/** What is stored in the browser, by the names under which its developer tools show it. */
export function StoredTable({ entries }: { readonly entries: readonly Stored[] }): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Kept until</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ keys, what, until }) => (
          <tr key={keys.join()}>
            <td>
              {what}
              {keys.map((key) => (
                <Fragment key={key}>
                  <br />
                  <code className={styles.name}>{key}</code>
                </Fragment>
              ))}
            </td>
            <td>{ends[until]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ends: Readonly<Record<Stored["until"], string>> = {
  erased: "you clear this site’s data",
  "tab closed": "you close the tab",
  "opted out": "you opt out",
  "a year": "a year has passed, or you opt out",
};

/** The data about readers that is sent, and to whom, according to the build's configuration. */
export function Measured(): ReactElement {
  if (!__HAS_ANALYTICS__) return <p>Nothing. This site runs no analytics.</p>;
  return (
    <>
      <p>
        {__CONSENT_REQUIRED__ ? "If you agree, this site" : "Unless you opt out below, this site"} sends
        events to Amplitude, a service that counts them (
        {__ANALYTICS__.region === "EU" ? "in the EU" : "in the US"}): which pages are opened, what is searched
        for and which result is chosen, which code is copied, which tabs are chosen, which links lead away,
        and what you say about a page when you rate it.
        {__ANALYTICS__.autocapture &&
          " Clicks on links, buttons and fields are counted, too, but never what is typed into them."}
      </p>
      <ul>
        <li>
          A random number stands for your browser, in a cookie that lasts a year. Where this site has a Google
          Analytics cookie already, its number is used.
        </li>
        <li>
          Numbers that look like those of a card or of social security, and addresses of mail, are masked
          before anything is sent. Passwords and hidden fields are never read.
        </li>
        <li>Events that could not be sent wait in your browser, 1,000 at most.</li>
      </ul>
      <p>This is stored in your browser while you are measured:</p>
      <StoredTable entries={measuredStored(__ANALYTICS__.apiKey)} />
    </>
  );
}

/** Which third parties the site loads. */
export function Others(): ReactElement {
  if (!__HAS_THIRD_PARTIES__)
    return (
      <p>
        This site loads nothing from other servers: no fonts, scripts, or images. A content security policy
        makes your browser block them.
      </p>
    );
  return (
    <>
      <p>
        This site loads the following scripts. A content security policy makes your browser block all others.
      </p>
      <ul>
        {__THIRD_PARTIES__.map(({ id, src, purpose, consent }) => (
          <li key={id}>
            <strong>{new URL(src).host}</strong>: {purpose}{" "}
            {consent === "necessary" ? "It stores and sends nothing about you." : "Only if you agree."}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where questions to Ask AI are sent, by provider. */
export function Asked({ provider }: { readonly provider: string }): ReactElement {
  if (provider === "endpoint")
    return (
      <p>
        A language model answers. When you send a question, it receives the question, your earlier questions
        in the same conversation, and passages of these pages.
      </p>
    );
  if (provider === "kapa")
    return (
      <p>
        A widget by kapa.ai answers. It loads when you open it, receives your questions, and uses services of
        its own to check that you are human.
      </p>
    );
  return <p>Answers are quotes of these pages, found in your browser. Questions are not sent anywhere.</p>;
}

/** Where a reader says no, or takes it back. */
export function OptOut(): ReactElement {
  const hasChoice =
    __HAS_ANALYTICS__ ||
    (__HAS_THIRD_PARTIES__ && __THIRD_PARTIES__.some(({ consent }) => consent !== "necessary"));
  return hasChoice ? (
    <ConsentChoice />
  ) : (
    <p>
      There is nothing to opt out of. If that changes, this site asks you first, and you can change your
      choice here.
    </p>
  );
}
