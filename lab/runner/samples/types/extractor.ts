import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-api";
import { namesIn, type TypedName } from "./namesIn";

/** What the process below is told, as a JSON file. */
export interface ExtractorJob {
  /** Absolute; of the files below. */
  readonly folder: string;
  /** From the folder on. */
  readonly config: string;
  readonly files: readonly string[];
}

/** `node --require tsx extractor.ts JOB RESULT`: a process of its own, because the compiler takes a gigabyte and much time. */
function main([, , jobFile = "", resultFile = ""]: readonly string[]): void {
  const job: ExtractorJob = JSON.parse(readFileSync(jobFile, "utf8"));
  writeFileSync(resultFile, JSON.stringify(extract(job)));
}

function extract({ folder, config, files }: ExtractorJob): TypedName[][] {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(folder, config), {}, host);
  if (!parsed) throw new Error(`${config} can't be read.`);
  const program = ts.createProgram(parsed.fileNames, parsed.options);
  const checker = program.getTypeChecker();
  return files.map((name) => {
    const file = program.getSourceFile(join(folder, name));
    return file ? namesIn(checker, file) : [];
  });
}

main(process.argv);
