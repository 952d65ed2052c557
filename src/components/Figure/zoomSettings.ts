import { graphql } from "gatsby";

export type ZoomSettings = Queries.ZoomSettingsFragment;

let resolve: (settings: ZoomSettings) => void;

/** The settings of enlarged images, from site.yaml. Set when the page is hydrated. */
export const zoomSettings: Promise<ZoomSettings> = new Promise((then) => {
  resolve = then;
});

/** For the shell, which has the settings of the site. The first ones stay. */
export function provideZoomSettings(settings: ZoomSettings): void {
  resolve(settings);
}

export const zoomSettingsFragment = graphql`
  fragment ZoomSettings on Zoom {
    margin
    background
    darkBackground
    scrollOffset
    closeDelay
    attachDelay
  }
`;
