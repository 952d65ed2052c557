export default {
  "content-api": {
    type: "content-api",
    routes: [
      {
        method: "GET",
        path: "/recipes/:recipe/notes",
        handler: "notes.find",
        config: { policies: ["is-published"] },
      },
      { method: "POST", path: "/recipes/:recipe/notes", handler: "notes.add", config: { policies: [] } },
    ],
  },
  admin: {
    type: "admin",
    routes: [
      {
        method: "GET",
        path: "/settings",
        handler: "settings.read",
        config: { policies: ["admin::isAuthenticatedAdmin"] },
      },
      {
        method: "PUT",
        path: "/settings",
        handler: "settings.write",
        config: {
          policies: [
            "admin::isAuthenticatedAdmin",
            { name: "admin::hasPermissions", config: { actions: ["plugin::cook-notes.settings.update"] } },
          ],
        },
      },
      {
        method: "GET",
        path: "/recipes/:recipe/notes",
        handler: "notes.find",
        config: { policies: ["admin::isAuthenticatedAdmin"] },
      },
    ],
  },
};
