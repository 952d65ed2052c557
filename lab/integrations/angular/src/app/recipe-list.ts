import { httpResource } from "@angular/common/http";
import { Component, effect, inject, input } from "@angular/core";
import { Router, RouterLink } from "@angular/router";
import { CoverImage } from "./cover-image";
import { RequestState } from "./request-state";
import { type List, type RecipeCard, strapiUrl } from "./strapi";

@Component({
  imports: [CoverImage, RequestState, RouterLink],
  template: `
    <select aria-label="Difficulty" [value]="difficulty() ?? ''" (change)="choose($event)">
      <option value="">any</option>
      <option>easy</option>
      <option>medium</option>
      <option>hard</option>
    </select>
    <saffron-request-state [resource]="recipes" />
    @if (!recipes.error() && recipes.value(); as response) {
      <h1>{{ response.meta.pagination.total }} recipes</h1>
      <ul>
        @for (recipe of response.data; track recipe.documentId) {
          <li>
            @if (recipe.cover; as cover) {
              <saffron-cover [image]="cover" sizes="150px" />
            }
            <a [routerLink]="['recipes', recipe.slug]">{{ recipe.title }}</a>
          </li>
        }
      </ul>
      @let current = response.meta.pagination.page;
      @if (current > 1) {
        <a routerLink="." [queryParams]="{ page: current - 1 }" queryParamsHandling="merge">Previous</a>
      }
      @if (current < response.meta.pagination.pageCount) {
        <a routerLink="." [queryParams]="{ page: current + 1 }" queryParamsHandling="merge">Next</a>
      }
    }
    <a routerLink="/en">English</a> <a routerLink="/fr">Français</a>
  `,
})
export class RecipeList {
  readonly locale = input.required<string>();
  readonly difficulty = input<string>();
  readonly page = input<string>();
  private readonly router = inject(Router);

  readonly recipes = httpResource<List<RecipeCard>>(() => ({
    url: `${strapiUrl}/api/recipes`,
    params: {
      locale: this.locale(),
      fields: "title,slug",
      "populate[cover][fields]": "url,alternativeText,width,height,formats",
      ...(this.difficulty() && { "filters[difficulty]": this.difficulty() }),
      sort: "title",
      "pagination[page]": this.page() ?? "1",
      "pagination[pageSize]": "4",
    },
    timeout: 10 * 1000,
  }));

  constructor() {
    effect(() => {
      document.documentElement.lang = this.locale();
    });
  }

  choose(event: Event) {
    const { value } = event.target as HTMLSelectElement;
    this.router.navigate([this.locale()], { queryParams: value ? { difficulty: value } : {} });
  }
}
