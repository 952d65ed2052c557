import { graphql, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import * as styles from "./Logo.module.css";

interface LogoProps {
  /** An image that takes the drawing's place; none for the drawing. */
  readonly logo: Queries.LogoImageFragment | null;
}

/** The site's logo, a decoration next to its name: a crocus with three petals and the thread that saffron is. */
export function Logo({ logo }: LogoProps): ReactElement {
  if (logo) {
    const { src, dark } = logo;
    return (
      <>
        <img className={`${styles.logo} ${dark ? styles.light : ""}`} src={withPrefix(src)} alt="" />
        {dark && <img className={`${styles.logo} ${styles.dark}`} src={withPrefix(dark)} alt="" />}
      </>
    );
  }
  return (
    <svg className={styles.logo} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path className={styles.petal} d="M14 24C6.5 21.5 3.5 14.5 5 7c4.5 2 8 7 9 17Z" />
      <path className={styles.petal} d="M14 24c7.500-2.500 10.500-9.500 9-17-4.500 2-8 7-9 17Z" />
      <path className={styles.heart} d="M14 24c-4-6-4-14 0-20.500 4 6.500 4 14.500 0 20.500Z" />
      <path className={styles.thread} d="M14 23V9" />
    </svg>
  );
}

export const logoFragment = graphql`
  fragment LogoImage on SiteLogo {
    src
    dark
  }
`;
