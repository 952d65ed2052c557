/** Document ids in the platform's form, from the engine's own source of chance, which a check can make predictable. */
import { randomBytes } from "../chance";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

export function createId(): string {
  const pick = (byte: number, index: number) => letters[byte % (index === 0 ? 26 : letters.length)];
  return [...randomBytes(24)].map(pick).join("");
}
