import { type ReactElement, useEffect, useState } from "react";
import { type Consent, choose, currentConsent, hasRefusingBrowser, onConsent } from "./consent";
import * as styles from "./ConsentChoice.module.css";

const answers: Readonly<Record<Consent, string>> = {
  unset: "You have not answered yet, so nothing is measured and nobody else is let in.",
  denied: "You said no: nothing is measured, and nobody else is let in.",
  granted: "You agree to what is described on this page.",
};

/** What the reader has agreed to, and the buttons to change it. */
export function ConsentChoice(): ReactElement {
  const [consent, setConsent] = useState<Consent | null>(null);
  useEffect(() => {
    setConsent(currentConsent());
    return onConsent(setConsent);
  }, []);

  if (consent === null) return <p>Without JavaScript nothing is measured, and nobody else is let in.</p>;
  if (hasRefusingBrowser())
    return (
      <p>
        Your browser says no for you, by Do Not Track or Global Privacy Control. This site keeps to it:
        nothing is measured, and nobody else is let in.
      </p>
    );
  return (
    <>
      <p role="status">{answers[consent]}</p>
      <div className={styles.answers}>
        <button type="button" aria-pressed={consent === "denied"} onClick={() => choose("denied")}>
          Don’t measure
        </button>
        <button type="button" aria-pressed={consent === "granted"} onClick={() => choose("granted")}>
          Measure
        </button>
      </div>
    </>
  );
}
