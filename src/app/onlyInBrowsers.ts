/** Instead of what `import()` loads, in the bundle that renders pages (see build/serverBundle.ts): no page is rendered with it. */
throw new Error(
  "A page was rendered with code that only browsers load, on demand. Import it without import().",
);

export {};
