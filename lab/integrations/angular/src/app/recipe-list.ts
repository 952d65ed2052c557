import { httpResource } from "@angular/common/http";
import { Component, inject, input } from "@angular/core";
import { Router, RouterLink } from "@angular/router";
import { addressOf, type List, type RecipeCard, strapiUrl } from "./strapi";

@Component({
  imports: [RouterLink],
  template: `
    <select aria-label="Difficulty" [value]="difficulty() ?? ''" (change)="choose($event)">
      <option value="">any</option>
      <option>easy</option>
      <option>medium</option>
      <option>hard</option>
    </select>
    @if (recipes.error()) {
      <p role="alert">{{ recipes.error()?.message }}</p>
    } @else if (recipes.value(); as answer) {
      <h1>{{ answer.meta.pagination.total }} recipes</h1>
      <ul>
        @for (recipe of answer.data; track recipe.documentId) {
          <li>
            @if (recipe.cover; as cover) {
              <img [src]="addressOf(cover)" [alt]="cover.alternativeText ?? ''" width="150" />
            }
            <a [routerLink]="['/recipes', recipe.documentId]">{{ recipe.title }}</a>
          </li>
        }
      </ul>
      @let current = answer.meta.pagination.page;
      @if (current > 1) {
        <a routerLink="/" [queryParams]="{ page: current - 1 }" queryParamsHandling="merge">Previous</a>
      }
      @if (current < answer.meta.pagination.pageCount) {
        <a routerLink="/" [queryParams]="{ page: current + 1 }" queryParamsHandling="merge">Next</a>
      }
    }
  `,
})
export class RecipeList {
  readonly difficulty = input<string>();
  readonly page = input<string>();
  readonly addressOf = addressOf;
  private readonly router = inject(Router);

  readonly recipes = httpResource<List<RecipeCard>>(() => ({
    url: `${strapiUrl}/api/recipes`,
    params: {
      fields: "title",
      "populate[cover][fields]": "url,alternativeText",
      ...(this.difficulty() && { "filters[difficulty]": this.difficulty() }),
      sort: "title",
      "pagination[page]": this.page() ?? "1",
      "pagination[pageSize]": "4",
    },
  }));

  choose(event: Event) {
    const { value } = event.target as HTMLSelectElement;
    this.router.navigate(["/"], { queryParams: value ? { difficulty: value } : {} });
  }
}
