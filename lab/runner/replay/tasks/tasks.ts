import type { Viewer } from "../../../screenshots/shot";

/** Steps of the User Guide that are followed in the lab's admin panel. */
export interface Task {
  /** Path in the content folder, without its extension. */
  readonly page: string;
  /** The heading above the steps. */
  readonly heading: string;
  readonly as: Viewer;
}

export const tasks: readonly Task[] = [
  {
    page: "user-docs/content-manager/translating-content",
    heading: "Example: publish a translated entry with an image",
    as: "editor",
  },
  {
    page: "user-docs/media-library/organizing-assets-with-folders",
    heading: "Example: upload an image into a folder and use it",
    as: "editor",
  },
  {
    page: "user-docs/users-roles-permissions/configuring-administrator-roles",
    heading: "Example: edit but not publish",
    as: "superAdmin",
  },
];
