import { Component, computed, input } from "@angular/core";
import { urlOf, type Image } from "./strapi";

type Format = { url: string; width: number };

/** The browser selects the smallest file that is large enough for its screen. */
@Component({
  selector: "saffron-cover",
  template: `
    <img
      [src]="urlOf(image())"
      [srcset]="sources()"
      [sizes]="sizes()"
      [alt]="image().alternativeText ?? ''"
      [attr.width]="image().width"
      [attr.height]="image().height"
      [style.width]="sizes()"
      style="height: auto"
    />
  `,
})
export class CoverImage {
  readonly image = input.required<Image>();
  readonly sizes = input.required<string>();
  readonly urlOf = urlOf;

  readonly sources = computed(() => {
    const formats = Object.values((this.image().formats ?? {}) as Record<string, Format>);
    return [...formats, this.image()].map((file) => `${urlOf(file)} ${file.width}w`).join(", ");
  });
}
