// Runs in the panel's pages before their own scripts. Plain JavaScript, because a compiler would add helpers that a page
// doesn't have.

/** What the panel stores: tours, banners, and surveys were seen, and lists have the most useful columns. */
const settled = {
  STRAPI_GUIDED_TOUR: JSON.stringify({ tours: {}, enabled: false, hidden: true, completedActions: [] }),
  "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false": "true",
  "STRAPI_FREE_TRIAL_WELCOME_MODAL:false": "true",
  "STRAPI_FREE_TRIAL_ENDED_MODAL:false": "true",
  "STRAPI_UPSELL_BANNER_DISMISSED_FOR:false": "true",
  STRAPI_NPS_SURVEY_SETTINGS: JSON.stringify({ enabled: false }),
  "STRAPI_LIST_VIEW_DISPLAYED_HEADERS:api::recipe.recipe:false": JSON.stringify(["title", "difficulty"]),
};
// Filters of one picture must not affect the next one.
for (const key of Object.keys(localStorage)) if (key.startsWith("STRAPI_")) localStorage.removeItem(key);
for (const [key, value] of Object.entries(settled)) localStorage.setItem(key, value);

// The server has another date. The panel's timer for the end of its session would exceed the longest possible delay and
// fire at once, so the panel would request a new session all the time.
const longest = 2 ** 31 - 1;
const startTimer = window.setTimeout.bind(window);
Object.assign(window, {
  /** @param {() => void} action @param {number} delay @param {unknown[]} rest */
  setTimeout: (action, delay = 0, ...rest) => startTimer(action, Math.min(delay, longest), ...rest),
});

// The panel uses a font of the system, so pictures would differ between machines.
const style = `
  @font-face { font-family: "Lab"; src: url(/lab-font.woff2) format("woff2"); font-weight: 100 900; }
  *:not(code, pre, .cm-editor, .cm-editor *) { font-family: "Lab", sans-serif !important; }
  *, *::before, *::after {
    transition: none !important;
    animation-duration: 0s !important;
    caret-color: transparent !important;
  }
  ::-webkit-scrollbar { display: none; }
`;
document.addEventListener("DOMContentLoaded", () => {
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
});
