import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentIdOf } from "../../tools/predictable";
import { createdOn } from "../calendar";
import { pictures } from "../data/media";
import { draw } from "../draw/draw";
import { type SeedContext, setDocumentId } from "./context";

/** The number of each file by its name: media fields take numbers. */
export type FileIds = ReadonlyMap<string, number>;

export async function seedMedia(context: SeedContext): Promise<FileIds> {
  const { strapi, predictable } = context;
  const folders = await makeFolders(context);
  const scratch = join(tmpdir(), `saffron-pictures-${process.pid}`);
  mkdirSync(scratch);
  const ids = new Map<string, number>();
  for (const [index, picture] of pictures.entries()) {
    predictable.setTime(createdOn(index));
    predictable.restart(picture.name);
    const file = join(scratch, picture.name);
    writeFileSync(file, await draw(picture));
    const [uploaded] = await strapi
      .plugin("upload")
      .service("upload")
      .upload({
        data: {
          fileInfo: {
            name: picture.name,
            alternativeText: picture.alternativeText,
            caption: picture.caption ?? null,
            folder: picture.folder ? folders.get(picture.folder) : null,
          },
        },
        files: {
          filepath: file,
          originalFilename: picture.name,
          mimetype: "image/jpeg",
          size: statSync(file).size,
        },
      });
    const documentId = picture.documentId ?? documentIdOf(picture.name);
    await setDocumentId(context, "plugin::upload.file", uploaded.id, documentId, {
      formats: inFixedOrder(uploaded.formats),
    });
    ids.set(picture.name, uploaded.id);
  }
  rmSync(scratch, { recursive: true });
  return ids;
}

/** Strapi lists the sizes of an image in the order in which they finished, which differs between runs. */
function inFixedOrder(formats: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(formats).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function makeFolders({ strapi, predictable }: SeedContext): Promise<ReadonlyMap<string, number>> {
  predictable.setTime(createdOn(0));
  const names = [...new Set(pictures.flatMap(({ folder }) => folder ?? []))];
  const ids = new Map<string, number>();
  for (const name of names) {
    predictable.restart(`folder ${name}`);
    const { id } = await strapi.plugin("upload").service("folder").create({ name, parent: null });
    ids.set(name, id);
  }
  return ids;
}
