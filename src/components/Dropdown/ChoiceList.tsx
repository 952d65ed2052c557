import { Link } from "gatsby";
import type { ReactElement } from "react";
import type { Choice } from "../../../shared/choices";

interface ChoiceListProps {
  readonly choices: readonly Choice[];
  readonly onChoose?: (key: string) => void;
  /** The reader is about to follow one of the links. */
  readonly onApproach?: () => void;
}

export function ChoiceList({ choices, onChoose, onApproach }: ChoiceListProps): ReactElement {
  return (
    <ul role="list">
      {choices.map(({ key, label, href, isCurrent, lang }) => (
        <li key={key}>
          <Link
            to={href}
            lang={lang}
            hrefLang={lang}
            aria-current={isCurrent ? "true" : undefined}
            onClick={() => onChoose?.(key)}
            onFocus={onApproach}
            onPointerEnter={onApproach}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
