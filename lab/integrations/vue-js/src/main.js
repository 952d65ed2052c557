import { createApp, h } from "vue";
import { createRouter, createWebHistory, RouterView } from "vue-router";
import RecipeList from "./RecipeList.vue";
import RecipePage from "./RecipePage.vue";

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: "/", redirect: "/en" },
    { path: "/:locale(en|fr)", component: RecipeList, props: true },
    { path: "/:locale(en|fr)/recipes/:slug", component: RecipePage, props: true },
    { path: "/:path(.*)*", component: { render: () => h("h1", "Page not found") } },
  ],
});
router.afterEach(({ params }) => {
  document.documentElement.lang = params.locale ?? "en";
});

createApp(RouterView).use(router).mount("#app");
