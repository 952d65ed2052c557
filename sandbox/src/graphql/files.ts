/** What the media library says to the plugin about its types; its mutations need uploads, which the engine doesn't have. */
export interface Extension {
  shadowCRUD(uid: string): { disable(): void; disableMutations(): void };
  use(configuration: object): void;
}

const find = { auth: { scope: "plugin::upload.content-api.find" } };
const findOne = { auth: { scope: "plugin::upload.content-api.findOne" } };

export function registerFiles(extension: Extension): void {
  extension.shadowCRUD("plugin::upload.folder").disable();
  extension.shadowCRUD("plugin::upload.file").disableMutations();
  extension.use({
    resolversConfig: {
      "Query.uploadFiles": find,
      "Query.uploadFiles_connection": find,
      "Query.uploadFile": findOne,
    },
  });
}
