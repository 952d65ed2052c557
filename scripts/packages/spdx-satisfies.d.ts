declare module "spdx-satisfies" {
  /**
   * @param expression such as `MIT OR Apache-2.0`
   * @param names of licenses: one of them is enough
   * @throws where it is no expression
   */
  export default function satisfies(expression: string, names: readonly string[]): boolean;
}
