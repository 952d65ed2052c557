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

const routes = [
  { path: "", component: RecipeList },
  { path: "recipes/:documentId", component: RecipePage },
];

// Parameters of the route and of the query become inputs of the components.
bootstrapApplication(App, { providers: [provideRouter(routes, withComponentInputBinding())] });
