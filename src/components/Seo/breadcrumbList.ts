import { landingPath } from "../../../shared/paths";

export interface Step {
  readonly label: string;
  readonly path: string | null;
}

/**
 * The breadcrumbs of a page as JSON-LD for a script element. Categories without a page are omitted, because search
 * engines require a URL for every step.
 *
 * @param urlOf returns a route's absolute URL.
 */
export function breadcrumbList(
  siteTitle: string,
  urlOf: (path: string) => string,
  breadcrumbs: readonly Step[],
): string {
  const steps = [{ label: siteTitle, path: landingPath }, ...breadcrumbs].flatMap(({ label, path }) =>
    path === null ? [] : [{ "@type": "ListItem", name: label, item: urlOf(path) }],
  );
  const list = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ ...step, position: index + 1 })),
  };
  // `</script>` would end the element early, and Gatsby decodes entities when it moves the text to <head>.
  return JSON.stringify(list).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
}
