import type { InstalledPlatform } from "../installed";
import { declaredTexts } from "./declared";
import { once } from "./once";
import { propertiesOf, type TypeProperty } from "./properties";
import { typesOf } from "./types";

/** The options that attributes of each type may have, as the platform's types declare them; `type` itself is left out. */
export const attributesByType = once((platform: InstalledPlatform): Map<string, TypeProperty[]> => {
  const types = typesOf(platform);
  const { checker } = types;
  const any = types.type("AnyAttribute");
  const byType = new Map<string, TypeProperty[]>();
  for (const part of any.isUnion() ? any.types : [any]) {
    const symbol = part.getProperty("type");
    const kind = symbol && checker.getTypeOfSymbol(symbol);
    if (!kind?.isStringLiteral()) continue;
    // A relation is declared once for each kind of relation: together they have all of its options.
    const known = byType.get(kind.value) ?? [];
    const found = propertiesOf(types, part).filter(
      ({ path }) => path !== "type" && !path.startsWith("column."),
    );
    byType.set(kind.value, merge(known, found));
  }
  const order = declaredTexts(types, "FieldKind");
  return new Map([...byType].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
});

function merge(known: readonly TypeProperty[], found: readonly TypeProperty[]): TypeProperty[] {
  const merged = new Map(known.map((property) => [property.path, property]));
  for (const property of found) {
    const types = new Set([...(merged.get(property.path)?.type.split(" | ") ?? []), property.type]);
    merged.set(property.path, { ...property, type: [...types].join(" | ") });
  }
  return [...merged.values()];
}
