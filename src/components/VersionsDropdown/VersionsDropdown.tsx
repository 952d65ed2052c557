import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import type { Choice } from "../../../shared/choices";
import { ChoiceList } from "../Dropdown/ChoiceList";
import { Dropdown } from "../Dropdown/Dropdown";
import * as styles from "./VersionsDropdown.module.css";

interface VersionsDropdownProps {
  readonly choices: readonly Choice[];
  /** The version of the platform that a single version of the documentation describes. */
  readonly platform: string;
  readonly onChoose: (key: string) => void;
}

/**
 * Versions of the documentation. A single one is a plain link to its main page.
 */
export function VersionsDropdown({
  choices,
  platform,
  onChoose,
}: VersionsDropdownProps): ReactElement | null {
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  if (!current) return null;
  if (choices.length === 1) {
    return (
      <Link
        to={current.href}
        className={styles.single}
        aria-label={`Version: ${current.label}`}
        title={`Describes Strapi ${platform}`}
      >
        {current.label}
      </Link>
    );
  }
  return (
    <Dropdown label="Version" current={current.label}>
      <ChoiceList choices={choices} onChoose={onChoose} />
    </Dropdown>
  );
}

export const versionsFragment = graphql`
  fragment VersionItem on Version {
    name
    label
    path
    mainDoc
  }
`;
