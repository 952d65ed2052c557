export default {
  type: "content-api",
  routes: [
    {
      method: "POST",
      path: "/tastings",
      handler: "tasting.book",
      config: { auth: false, policies: ["kitchen-is-open"], middlewares: ["api::tasting.needs-json"] },
    },
  ],
};
