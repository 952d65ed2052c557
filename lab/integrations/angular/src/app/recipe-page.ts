import { httpResource } from "@angular/common/http";
import { Component, computed, DestroyRef, effect, inject, input } from "@angular/core";
import { RouterLink } from "@angular/router";
import { CoverImage } from "./cover-image";
import { RequestState } from "./request-state";
import { type List, type Recipe, strapiUrl, whenSaved } from "./strapi";

@Component({
  imports: [CoverImage, RequestState, RouterLink],
  template: `
    <saffron-request-state [resource]="response" />
    @if (recipe(); as recipe) {
      <h1>{{ recipe.title }}</h1>
      @if (recipe.cover; as cover) {
        <saffron-cover [image]="cover" sizes="min(600px, 100vw)" />
      }
      <p>{{ recipe.summary }}</p>
      <p>By {{ recipe.author?.name ?? "Saffron" }}, for {{ recipe.servings }}</p>
      <ul>
        @for (ingredient of recipe.ingredients; track ingredient.documentId) {
          <li>{{ ingredient.name }}</li>
        }
      </ul>
      <ol>
        @for (step of recipe.steps; track $index) {
          <li>{{ step?.instruction }}</li>
        }
      </ol>
      @for (other of recipe.localizations; track other.locale) {
        <a [routerLink]="['/', other.locale, 'recipes', other.slug]" [attr.hreflang]="other.locale">{{ other.locale }}</a>
      }
    } @else if (response.hasValue()) {
      <h1>Page not found</h1>
    }
    <a [routerLink]="['/', locale()]">All recipes</a>
  `,
})
export class RecipePage {
  readonly locale = input.required<string>();
  readonly slug = input.required<string>();
  readonly status = input<string>();

  readonly response = httpResource<List<Recipe>>(() => ({
    url: `${strapiUrl}/api/recipes`,
    params: {
      locale: this.locale(),
      "filters[slug]": this.slug(),
      status: this.status() ?? "published",
      "populate[cover][fields]": "url,alternativeText,width,height,formats",
      "populate[author][fields]": "name",
      "populate[ingredients][fields]": "name",
      "populate[localizations][fields]": "slug,locale",
      "populate[steps]": "true",
    },
    timeout: 10 * 1000,
  }));
  readonly recipe = computed(() => (this.response.hasValue() ? this.response.value().data[0] : undefined));

  constructor() {
    effect(() => {
      document.documentElement.lang = this.locale();
    });
    inject(DestroyRef).onDestroy(whenSaved(() => this.response.reload()));
  }
}
