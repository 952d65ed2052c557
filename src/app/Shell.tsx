import { type ReactElement, type ReactNode, useEffect } from "react";
import { required } from "../../shared/required";
import { isSidebarItems } from "../../shared/sidebar";
import { ErrorFallback } from "../components/ErrorFallback/ErrorFallback";
import { provideZoomSettings } from "../components/Figure/zoomSettings";
import { Footer } from "../components/Footer/Footer";
import { Sidebar } from "../components/Sidebar/Sidebar";
import { SkipLink } from "../components/SkipLink/SkipLink";
import { ConsentPrompt } from "../consent/ConsentPrompt";
import { SearchScopeContext } from "../search/SearchScope";
import { ColorModeProvider } from "./ColorModeProvider";
import { useShellData } from "./ShellData";
import { ShellHeader } from "./ShellHeader";
import { useDocsVersion } from "./useDocsVersion";
import { usePageLanguage } from "./usePageLanguage";
import { useScope } from "./useScope";
import { useSidebarHidden } from "./useSidebarHidden";
import * as styles from "./Shell.module.css";

interface ShellProps {
  /** Canonical route of the page. */
  readonly path: string;
  readonly sidebarName: string | undefined;
  readonly children: ReactNode;
}

const mainId = "main";

/** The frame around every page. It stays mounted when the page changes. */
export function Shell({ path, sidebarName, children }: ShellProps): ReactElement {
  const { siteSettings, allSidebar } = useShellData();
  const site = required(siteSettings, "siteSettings");
  const sidebarState = useSidebarHidden();
  const docsVersion = useDocsVersion(site, path);
  const scope = useScope(site, path, docsVersion.version?.name ?? "");
  useEffect(() => provideZoomSettings(site.zoom), [site.zoom]);
  usePageLanguage(site.locales.items, path);
  const sidebar = allSidebar.nodes.find(({ name }) => name === sidebarName);
  const area = site.areas.find(({ id }) => id === sidebar?.area);

  return (
    <ColorModeProvider settings={site.colorMode}>
      <SearchScopeContext value={scope}>
        <SkipLink target={mainId} />
        {__ASKS_CONSENT__ && <ConsentPrompt />}
        <ShellHeader site={site} path={path} hasSidebar={sidebar !== undefined} docsVersion={docsVersion} />
        <div className={styles.columns} data-sidebar={sidebar ? "" : undefined}>
          {sidebar && isSidebarItems(sidebar.items) && (
            <Sidebar
              key={sidebar.name}
              items={sidebar.items}
              label={area?.label ?? "Pages"}
              path={path}
              isHidden={sidebarState.isHidden}
              onToggle={sidebarState.toggle}
            />
          )}
          <main id={mainId} className={styles.main} tabIndex={-1}>
            <ErrorFallback key={path}>{children}</ErrorFallback>
          </main>
        </div>
        <Footer site={site} />
      </SearchScopeContext>
    </ColorModeProvider>
  );
}
