import { type ReactElement, useEffect, useState } from "react";
import { type Consent, choose, currentConsent, hasRefusingBrowser, onConsent } from "./consent";
import * as styles from "./ConsentChoice.module.css";

const answers: Readonly<Record<Consent, string>> = {
  unset: "You haven’t chosen yet, so nothing is measured and no optional third party is loaded.",
  denied: "You declined: nothing is measured, and no optional third party is loaded.",
  granted: "You agreed to what this page describes.",
};

/** What the reader has agreed to, and the buttons to change it. */
export function ConsentChoice(): ReactElement {
  const [consent, setConsent] = useState<Consent | null>(null);
  useEffect(() => {
    setConsent(currentConsent());
    return onConsent(setConsent);
  }, []);

  if (consent === null) return <p>Without JavaScript, nothing is measured and no third party is loaded.</p>;
  if (hasRefusingBrowser())
    return (
      <p>
        Your browser opts out for you, by Do Not Track or Global Privacy Control: nothing is measured, and no
        optional third party is loaded.
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
