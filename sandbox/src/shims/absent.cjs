/** For modules that code mentions and the engine never runs. Whatever is called of them all the same fails, and says so. */

/** @type {(name: string) => object} */
const absent = (name) => {
  const fail = () => {
    throw new Error(`The sandbox has no ${name}.`);
  };
  return new Proxy(function nothing() {}, {
    get: (_target, key) => {
      if (key === "__esModule" || typeof key === "symbol" || key === "then") return undefined;
      return key === "prototype" ? Object.prototype : absent(`${name}.${key}`);
    },
    apply: fail,
    construct: fail,
  });
};

exports.absent = absent;
