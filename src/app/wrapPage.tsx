import { type WrapPageElementBrowserArgs, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { field, textField } from "../../shared/field";
import { routeOf } from "../../shared/paths";
import { Shell } from "./Shell";

/** Gatsby's hook, for the server and the browser alike. The shell is the same element for every page, so it persists. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs): ReactElement {
  return (
    <Shell path={routeOf(props.location.pathname, withPrefix("/"))} sidebarName={sidebarNameIn(props.data)}>
      {element}
    </Shell>
  );
}

/** Any page whose query says `doc { sidebar { name } }` gets that sidebar. */
function sidebarNameIn(data: unknown): string | undefined {
  return textField(field(field(data, "doc"), "sidebar"), "name");
}
