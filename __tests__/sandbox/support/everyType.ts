import type { Project } from "../../../sandbox/src/project/project";

const localized = { pluginOptions: { i18n: { localized: true } } };

/** A project that uses every type of attribute, and every kind of relation. */
export const everyType: Project = {
  contentTypes: {
    "api::article.article": {
      kind: "collectionType",
      collectionName: "articles",
      info: { singularName: "article", pluralName: "articles", displayName: "Article" },
      options: { draftAndPublish: true },
      pluginOptions: { i18n: { localized: true } },
      attributes: {
        title: { type: "string", required: true, unique: true, minLength: 5, maxLength: 40, ...localized },
        code: { type: "string", regex: "^[A-Z]{3}-\\d{4}$", unique: true },
        short: { type: "string", maxLength: 2, unique: true },
        summary: { type: "text", minLength: 200, ...localized },
        body: { type: "richtext", ...localized },
        content: { type: "blocks" },
        slug: { type: "uid", targetField: "title", required: true },
        contact: { type: "email", required: true },
        secret: { type: "password", required: true },
        kind: { type: "enumeration", enum: ["news", "essay", "interview"], required: true },
        words: { type: "integer", min: 10, max: 12 },
        views: { type: "biginteger", min: "1" },
        score: { type: "decimal", min: 0, max: 5 },
        ratio: { type: "float", min: 0.25, max: 0.5 },
        featured: { type: "boolean", default: false },
        day: { type: "date", required: true },
        hour: { type: "time" },
        startsAt: { type: "datetime" },
        seenAt: { type: "timestamp" },
        settings: { type: "json" },
        color: { type: "customField", customField: "plugin::color-picker.color" },
        cover: { type: "media", multiple: false, required: true, allowedTypes: ["images"] },
        gallery: { type: "media", multiple: true },
        seo: { type: "component", component: "shared.seo", required: true, ...localized },
        quotes: { type: "component", component: "shared.quote", repeatable: true, min: 3 },
        zone: { type: "dynamiczone", components: ["shared.quote", "shared.seo"], min: 1 },
        author: {
          type: "relation",
          relation: "manyToOne",
          target: "api::author.author",
          inversedBy: "articles",
        },
        tags: { type: "relation", relation: "manyToMany", target: "api::tag.tag", inversedBy: "articles" },
        related: { type: "relation", relation: "oneToMany", target: "api::article.article" },
        owner: { type: "relation", relation: "oneToOne", target: "plugin::users-permissions.user" },
      },
    },
    "api::author.author": {
      kind: "collectionType",
      collectionName: "authors",
      info: { singularName: "author", pluralName: "authors", displayName: "Author" },
      options: { draftAndPublish: false },
      attributes: {
        name: { type: "string", required: true },
        articles: {
          type: "relation",
          relation: "oneToMany",
          target: "api::article.article",
          mappedBy: "author",
        },
      },
    },
    "api::tag.tag": {
      kind: "collectionType",
      collectionName: "tags",
      info: { singularName: "tag", pluralName: "tags", displayName: "Tag" },
      options: {},
      attributes: {
        name: { type: "string" },
        articles: {
          type: "relation",
          relation: "manyToMany",
          target: "api::article.article",
          mappedBy: "tags",
        },
      },
    },
    "api::home.home": {
      kind: "singleType",
      collectionName: "homes",
      info: { singularName: "home", pluralName: "homes", displayName: "Home" },
      options: { draftAndPublish: true },
      attributes: { heading: { type: "string" }, hero: { type: "component", component: "shared.quote" } },
    },
  },
  components: {
    "shared.seo": {
      collectionName: "components_shared_seos",
      info: { displayName: "Seo" },
      attributes: {
        metaTitle: { type: "string", required: true, maxLength: 60 },
        image: { type: "media", multiple: false },
      },
    },
    "shared.quote": {
      collectionName: "components_shared_quotes",
      info: { displayName: "Quote" },
      attributes: {
        text: { type: "text", required: true },
        source: { type: "relation", relation: "oneToOne", target: "api::author.author" },
        seo: { type: "component", component: "shared.seo", repeatable: true },
      },
    },
  },
};
