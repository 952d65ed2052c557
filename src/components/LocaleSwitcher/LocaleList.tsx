import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { ChoiceList } from "../Dropdown/ChoiceList";
import { localeChoices } from "./localeChoices";
import { useAddressSuffix } from "./useAddressSuffix";

interface LocaleListProps {
  readonly locales: readonly Queries.LocaleItemFragment[];
  readonly path: string;
}

/** Links to the same page in every language, at the same place. */
export function LocaleList({ locales, path }: LocaleListProps): ReactElement {
  const [suffix, refresh] = useAddressSuffix();
  return <ChoiceList choices={localeChoices(locales, path, suffix)} onApproach={refresh} />;
}

export const localeFragment = graphql`
  fragment LocaleItem on SiteLocale {
    code
    label
    path
  }
`;
