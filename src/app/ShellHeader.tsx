import type { ReactElement } from "react";
import { AskButton } from "../ask/trigger/AskButton";
import { AnnouncementBar } from "../components/AnnouncementBar/AnnouncementBar";
import { ColorModeToggle } from "../components/ColorModeToggle/ColorModeToggle";
import { LocaleSwitcher } from "../components/LocaleSwitcher/LocaleSwitcher";
import { MobileMenu } from "../components/MobileMenu/MobileMenu";
import { mainMenuId, sidebarId } from "../components/MobileMenu/menuIds";
import { Navbar } from "../components/Navbar/Navbar";
import { VersionsDropdown } from "../components/VersionsDropdown/VersionsDropdown";
import { choicesWithPlatform, versionChoices } from "../components/VersionsDropdown/versionChoices";
import { SearchTrigger } from "../search/trigger/SearchTrigger";
import { useAnnouncement } from "./useAnnouncement";
import { useColorMode } from "./useColorMode";
import type { useDocsVersion } from "./useDocsVersion";
import { useNavbarMotion } from "./useNavbarMotion";

interface ShellHeaderProps {
  readonly site: NonNullable<Queries.ShellDataQuery["siteSettings"]>;
  readonly path: string;
  readonly hasSidebar: boolean;
  readonly docsVersion: ReturnType<typeof useDocsVersion>;
}

/** Everything above the page: announcement, navbar and the narrow screen's menu, each given what the reader has chosen. */
export function ShellHeader({ site, path, hasSidebar, docsVersion }: ShellHeaderProps): ReactElement {
  const { navbar, announcement, repository, ask, platform } = site;
  const { mode, toggle } = useColorMode();
  const { isDismissed, dismiss } = useAnnouncement(announcement?.id);
  const { version, prefer } = docsVersion;
  useNavbarMotion(navbar.hideOnScroll);

  const versions = choicesWithPlatform(versionChoices(shownItems(site.versions), version), platform.version);
  const locales = shownItems(site.locales);
  const menuId = hasSidebar ? sidebarId : mainMenuId;

  return (
    <>
      {announcement && (
        <AnnouncementBar announcement={announcement} isDismissed={isDismissed} onDismiss={dismiss} />
      )}
      <Navbar
        navbar={navbar}
        path={path}
        repository={repository}
        menuId={menuId}
        search={
          <>
            <SearchTrigger />
            {ask.provider !== "none" && (
              <AskButton settings={ask} siteTitle={site.title} starters={startersFor(site.areas, path)} />
            )}
          </>
        }
        wideControls={
          <>
            {versions.length > 0 && (
              <VersionsDropdown choices={versions} platform={platform.version} onChoose={prefer} />
            )}
            {locales.length > 0 && <LocaleSwitcher locales={locales} path={path} />}
          </>
        }
        controls={!site.colorMode.disableSwitch && <ColorModeToggle mode={mode} onToggle={toggle} />}
      />
      <MobileMenu
        items={navbar.items}
        repository={repository}
        versions={versions}
        onChooseVersion={prefer}
        locales={locales}
        path={path}
        outerMenuId={menuId}
      />
    </>
  );
}

/** Of the area that the reader is in; on a page outside of all areas the first question of each. */
function startersFor(
  areas: NonNullable<Queries.ShellDataQuery["siteSettings"]>["areas"],
  path: string,
): readonly string[] {
  const area = areas.find(({ id }) => path.split("/")[1] === id);
  return area ? area.questions : areas.flatMap(({ questions }) => questions.slice(0, 1));
}

/** A single entry is no choice: it is shown only if the configuration says so. */
function shownItems<T>({
  showWhenSingle,
  items,
}: {
  readonly showWhenSingle: boolean;
  readonly items: readonly T[];
}) {
  return items.length > 1 || showWhenSingle ? items : [];
}
