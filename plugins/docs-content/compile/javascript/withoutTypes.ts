import { transform } from "sucrase";

/**
 * Removes types from TypeScript code. Every line stays where it is; one that held only types is blank then.
 *
 * @returns undefined for code that isn't complete, such as one property of an object.
 */
export function withoutTypes(code: string): string | undefined {
  try {
    return transform(code, {
      transforms: ["typescript", "jsx"],
      jsxRuntime: "preserve",
      disableESTransforms: true,
    }).code;
  } catch {
    return undefined;
  }
}
