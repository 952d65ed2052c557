import { createApp } from "vue";
import { createRouter, createWebHistory, RouterView } from "vue-router";
import RecipeList from "./RecipeList.vue";
import RecipePage from "./RecipePage.vue";

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: "/", component: RecipeList },
    { path: "/recipes/:documentId", component: RecipePage, props: true },
  ],
});

createApp(RouterView).use(router).mount("#app");
