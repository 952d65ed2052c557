import { graphql } from "gatsby";

export type ZoomSettings = Queries.ZoomSettingsFragment;

let resolve: (settings: ZoomSettings) => void;

/** How enlarged images are shown, as site.yaml says. There once the page has come alive. */
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
