import type { CreateWebpackConfigArgs } from "gatsby";
import type { Seam } from "./seams";

export interface Rule {
  readonly test?: unknown;
  include?: unknown;
  use?: unknown;
  readonly oneOf?: readonly Rule[];
  readonly type?: string;
}

export interface WebpackPlugin {
  readonly options?: object;
  apply(compiler: Compiler): void;
}

/** The parts of webpack's compiler that seams use. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        options: { readonly name: string; readonly stage?: number },
        act: (stats: { readonly compilation: Compilation; hasErrors(): boolean }) => void,
      ): void;
    };
    readonly compilation: { tap(name: string, act: (compilation: Compilation) => void): void };
  };
  readonly cache: {
    readonly hooks: { readonly shutdown: { intercept(how: { readonly done: () => void }): void } };
  };
  close(done: (error: Error | null) => void): void;
}

export interface Compilation {
  hash?: string;
  /** By name, which contains the hash of the content. */
  readonly assets: Readonly<Record<string, unknown>>;
  readonly buildDependencies: { clear(): void };
  readonly hooks: {
    readonly chunkHash: { tap(name: string, act: (chunk: Chunk, hash: Hash) => void): void };
  };
}

interface Chunk {
  readonly name: string | null | undefined;
}

interface Hash {
  update(text: string): unknown;
}

/** What is in more than one chunk, in its own chunk. */
export interface SharedChunks {
  name?: string | ((module: object, chunks: readonly Chunk[]) => string);
}

/** The parts of Gatsby's webpack configuration that seams read or write. */
export interface WebpackConfig {
  readonly entry?: unknown;
  readonly output?: { readonly filename?: unknown; readonly chunkFilename?: unknown };
  readonly plugins: WebpackPlugin[];
  readonly optimization?: {
    minimizer?: object[];
    readonly splitChunks?: { readonly cacheGroups?: { styles?: object; shared?: SharedChunks } };
  };
  cache?: { buildDependencies?: object };
  readonly module: { readonly rules: Rule[] };
}

export type Stage = CreateWebpackConfigArgs["stage"];

/** A seam that changes Gatsby's webpack configuration. */
export interface WebpackSeam extends Seam {
  /** @throws when the configuration isn't what the seam expects. */
  adjust(config: WebpackConfig, stage: Stage): void;
}
