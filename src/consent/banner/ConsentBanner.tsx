import { Link } from "gatsby";
import { type ReactElement, useEffect, useRef } from "react";
import { privacyPath } from "../../../shared/paths";
import { choose } from "../consent";
import * as styles from "./ConsentBanner.module.css";

/**
 * A banner at the lower edge that leaves the page readable and usable. Both buttons look the same and cost one click;
 * it takes no focus, and moves out of the way of focused elements.
 */
export function ConsentBanner(): ReactElement {
  const banner = useRef<HTMLElement>(null);

  // What gets the focus below the banner is scrolled above it, and the page's end can be scrolled above it, too.
  useEffect(() => {
    const { documentElement, body } = document;
    const height = `${banner.current?.offsetHeight ?? 0}px`;
    documentElement.style.scrollPaddingBlockEnd = height;
    body.style.paddingBlockEnd = height;
    return () => {
      documentElement.style.scrollPaddingBlockEnd = "";
      body.style.paddingBlockEnd = "";
    };
  }, []);

  return (
    <section ref={banner} className={styles.banner} aria-label="Privacy" data-print="hidden">
      <p className={styles.text}>
        May this site {purposes()}? Until you agree, none of it happens.{" "}
        <Link to={privacyPath}>What that means</Link>
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={() => choose("denied")}>
          No, thanks
        </button>
        <button type="button" onClick={() => choose("granted")}>
          Yes, that’s fine
        </button>
      </div>
    </section>
  );
}

function purposes(): string {
  const classes = new Set(__THIRD_PARTIES__.map(({ consent }) => consent));
  const texts = [
    __HAS_ANALYTICS__ || classes.has("statistics") ? "measure how its pages are used" : "",
    classes.has("functional") ? "load extras from other companies" : "",
  ];
  return texts.filter(Boolean).join(" and ");
}
