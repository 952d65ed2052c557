import { expectShape } from "./seams";
import type { WebpackSeam } from "./webpackSeam";

export const fewerDependencies: WebpackSeam = {
  name: "fewerDependencies",
  reason:
    "Webpack follows every package that Gatsby's configuration and each loader require, to learn whether its stored modules are still valid. scripts/command/fingerprint.mjs reads the lock file instead.",
  worth: "CPU: 3.5 % more without it (this site); 7 of 40 s for 300 pages",
  checkedWith: "gatsby 5.16.1",
  adjust(config) {
    if (!config.cache) return;
    expectShape(
      config.cache.buildDependencies !== undefined,
      fewerDependencies,
      "Gatsby names what its webpack cache depends on.",
    );
    config.cache.buildDependencies = { defaultWebpack: [] };
    config.plugins.push({
      apply: ({ hooks }) =>
        // Each loader adds itself.
        hooks.done.tap({ name: "FewerDependencies" }, ({ compilation }) =>
          compilation.buildDependencies.clear(),
        ),
    });
  },
};
