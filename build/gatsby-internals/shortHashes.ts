import { expectShape } from "./seams";
import type { WebpackSeam } from "./webpackSeam";

/** 48 bits: two of a thousand files have the same by chance in one of 560 million builds. */
const hashDigestLength = 12;

/** As many as Gatsby's own name of a chunk for a large package has. There are two or three such chunks. */
const nameLength = 8;

export const shortHashes: WebpackSeam = {
  name: "shortHashes",
  reason:
    "Webpack writes 20 digits of a hash into the name of each file, Gatsby names shared chunks by 40 digits, every page loads the list of all names, and Gatsby's API ignores changes of `output`.",
  worth:
    "260 bytes of each page, and 38 by the names of shared chunks: a tag page is above its budget without either",
  checkedWith: "gatsby 5.16.1",
  adjust({ output, optimization }, stage) {
    if (stage !== "build-javascript") return;
    const names = [output?.filename, output?.chunkFilename];
    const haveHash = names.every((name) => typeof name === "string" && name.includes("[contenthash]"));
    expectShape(haveHash, shortHashes, "Gatsby names scripts by the hash of their content.");
    Object.assign(output ?? {}, { hashDigestLength });
    const shared = optimization?.splitChunks?.cacheGroups?.shared;
    const nameOf = shared?.name;
    expectShape(typeof nameOf === "function", shortHashes, "Gatsby names shared chunks by a function.");
    if (shared && typeof nameOf === "function")
      shared.name = (module, chunks) => nameOf(module, chunks).slice(0, nameLength);
  },
};
