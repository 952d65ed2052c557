import { type Copy, DockerfileParser, type Instruction, type JSONInstruction, Keyword } from "dockerfile-ast";

export type RecipeStep =
  /** `from` is the name of a stage; null for the project's folder. */
  | {
      readonly does: "copy";
      readonly from: string | null;
      readonly sources: readonly string[];
      readonly target: string;
    }
  | { readonly does: "run"; readonly command: string };

/** What one FROM of a Dockerfile makes. */
export interface Stage {
  readonly name: string | null;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly steps: readonly RecipeStep[];
  readonly ports: readonly string[];
  /** Of CMD, in its JSON form; empty where there is none. */
  readonly command: readonly string[];
}

/** Reads the stages of a Dockerfile. */
export function readStages(text: string): Stage[] {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const starts = instructions.flatMap((instruction, index) =>
    instruction.getKeyword() === Keyword.FROM ? [index] : [],
  );
  return starts.map((start, index) => readStage(instructions.slice(start, starts[index + 1])));
}

function readStage(instructions: readonly Instruction[]): Stage {
  const of = (keyword: Keyword) => instructions.filter((instruction) => instruction.getKeyword() === keyword);
  const words = (instruction: Instruction) =>
    instruction.getArguments().map((argument) => argument.getValue());
  const [from] = of(Keyword.FROM);
  const [, , name = null] = from ? words(from) : [];
  return {
    name,
    workdir: of(Keyword.WORKDIR).flatMap(words)[0] ?? "/",
    env: Object.fromEntries(
      of(Keyword.ENV)
        .flatMap(words)
        .map((pair) => pair.split("=", 2)),
    ),
    steps: instructions.flatMap(stepOf),
    ports: of(Keyword.EXPOSE).flatMap(words),
    command: of(Keyword.CMD).flatMap(jsonWords),
  };
}

function stepOf(instruction: Instruction): RecipeStep[] {
  const keyword = instruction.getKeyword();
  if (keyword === Keyword.RUN) return [{ does: "run", command: instruction.getRawArgumentsContent() ?? "" }];
  if (!isCopy(instruction)) return [];
  const paths = instruction.getArguments().map((argument) => argument.getValue());
  const plain = paths.filter((path) => !path.startsWith("--"));
  const from =
    instruction
      .getFlags()
      .find((flag) => flag.getName() === "from")
      ?.getValue() ?? null;
  return [{ does: "copy", from, sources: plain.slice(0, -1), target: plain.at(-1) ?? "." }];
}

function isCopy(instruction: Instruction): instruction is Copy {
  return instruction.getKeyword() === Keyword.COPY;
}

function jsonWords(instruction: Instruction): string[] {
  if (!isJson(instruction)) return [];
  return instruction.getJSONStrings().map((word) => word.getJSONValue());
}

function isJson(instruction: Instruction): instruction is JSONInstruction {
  return "getJSONStrings" in instruction;
}
