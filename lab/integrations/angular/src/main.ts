import { Component } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { provideRouter, RouterOutlet, withComponentInputBinding } from "@angular/router";
import { RecipeList } from "./app/recipe-list";
import { RecipePage } from "./app/recipe-page";

@Component({
  selector: "saffron-app",
  imports: [RouterOutlet],
  template: "<router-outlet />",
})
class App {}

@Component({ template: "<h1>Page not found</h1>" })
class NotFound {}

const routes = [
  { path: "", redirectTo: "en", pathMatch: "full" as const },
  { path: ":locale", component: RecipeList },
  { path: ":locale/recipes/:slug", component: RecipePage },
  { path: "**", component: NotFound },
];

// Parameters of the route and of the query become inputs of the components.
bootstrapApplication(App, { providers: [provideRouter(routes, withComponentInputBinding())] });
