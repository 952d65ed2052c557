/** What a browser has and jsdom lacks, as far as rendering a component needs it. */
Object.defineProperty(window, "matchMedia", {
  configurable: true,
  writable: true,
  value: (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
});

class NeverIntersecting implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver ??= NeverIntersecting;

class NeverResizing implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= NeverResizing;
