export default {
  schema: {
    kind: "collectionType",
    collectionName: "cook_notes",
    info: { singularName: "note", pluralName: "notes", displayName: "Cook note" },
    options: { draftAndPublish: false },
    pluginOptions: {
      "content-manager": { visible: false },
      "content-type-builder": { visible: false },
    },
    attributes: {
      recipe: { type: "string", required: true },
      text: { type: "text", required: true },
    },
  },
};
