import { httpResource } from "@angular/common/http";
import { Component, input } from "@angular/core";
import { RouterLink } from "@angular/router";
import { addressOf, type Recipe, strapiUrl } from "./strapi";

@Component({
  imports: [RouterLink],
  template: `
    @if (answer.error()) {
      <p role="alert">{{ answer.error()?.message }}</p>
    } @else if (answer.value(); as found) {
      @let recipe = found.data;
      <h1>{{ recipe.title }}</h1>
      @if (recipe.cover; as cover) {
        <img [src]="addressOf(cover)" [alt]="cover.alternativeText ?? ''" />
      }
      <p>{{ recipe.summary }}</p>
      <p>By {{ recipe.author?.name ?? "Saffron" }}, for {{ recipe.servings }}</p>
      <ul>
        @for (ingredient of recipe.ingredients; track ingredient.documentId) {
          <li>{{ ingredient.name }}</li>
        }
      </ul>
      <ol>
        @for (step of recipe.steps; track step.id) {
          <li>{{ step.instruction }}</li>
        }
      </ol>
    }
    <a routerLink="/">All recipes</a>
  `,
})
export class RecipePage {
  readonly documentId = input.required<string>();
  readonly addressOf = addressOf;

  readonly answer = httpResource<{ data: Recipe }>(() => ({
    url: `${strapiUrl}/api/recipes/${this.documentId()}`,
    params: {
      "populate[cover][fields]": "url,alternativeText",
      "populate[author][fields]": "name",
      "populate[ingredients][fields]": "name",
      "populate[steps]": "true",
    },
  }));
}
