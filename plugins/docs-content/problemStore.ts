import type { Problem } from "./problems";

type Listener = (problems: readonly Problem[]) => void;

/** The outcome of the last check, for whoever shows it while developing. One process has one site, hence one store. */
let current: readonly Problem[] = [];
const listeners = new Set<Listener>();

export function setProblems(problems: readonly Problem[]): void {
  current = problems;
  for (const listener of listeners) listener(problems);
}

/** Calls back now and after every check. @returns a function that ends this. */
export function watchProblems(listener: Listener): () => void {
  listeners.add(listener);
  listener(current);
  return () => listeners.delete(listener);
}

export function problemsOf(file: string): readonly Problem[] {
  return current.filter((problem) => problem.file === file);
}
