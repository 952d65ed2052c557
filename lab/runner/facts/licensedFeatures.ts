import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "./fact";
import { literalText, scriptsWith, visitScript } from "./source/scripts";

/** Features that the platform switches on only with a license for them. */
export const licensedFeatures = defineFact({
  name: "licensed-features",
  title: "Licensed features",
  source: "every place in the scripts of all @strapi packages that asks for a licensed feature",
  columns: [
    { key: "feature", label: "Feature", kind: "code" },
    { key: "packages", label: "Asked for by", kind: "list" },
  ],
  row: z.strictObject({ id: z.string(), feature: z.string(), packages: z.array(z.string()) }),
  extract: (platform) => {
    const askedBy = new Map<string, Set<string>>();
    for (const script of scriptsWith(platform, /features\??\.(isEnabled|get)\(/)) {
      visitScript(script, (node) => {
        if (!ts.isCallExpression(node)) return;
        if (!/features\??\.(isEnabled|get)$/.test(node.expression.getText())) return;
        const feature = literalText(node.arguments[0]);
        if (feature !== undefined)
          askedBy.set(feature, (askedBy.get(feature) ?? new Set()).add(script.packageName));
      });
    }
    return [...askedBy]
      .map(([feature, packages]) => ({ id: feature, feature, packages: [...packages].sort() }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  },
});
