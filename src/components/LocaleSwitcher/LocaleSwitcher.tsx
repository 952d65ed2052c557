import Languages from "lucide-react/icons/languages";
import type { ReactElement } from "react";
import { ownerOf } from "../../../shared/choices";
import { Dropdown } from "../Dropdown/Dropdown";
import { LocaleList } from "./LocaleList";

interface LocaleSwitcherProps {
  readonly locales: readonly Queries.LocaleItemFragment[];
  readonly path: string;
}

/** The language of the page, and the others it can be read in. */
export function LocaleSwitcher({ locales, path }: LocaleSwitcherProps): ReactElement {
  const current = ownerOf(locales, path);
  const label = (
    <>
      <Languages size={16} aria-hidden="true" />
      {current?.label}
    </>
  );
  return (
    <Dropdown label="Language" current={label}>
      <LocaleList locales={locales} path={path} />
    </Dropdown>
  );
}
