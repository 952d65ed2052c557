const { mkdirSync, readdirSync, writeFileSync } = require("node:fs");
const { join, resolve } = require("node:path");

/**
 * The interface of Strapi's email plugin. Mails are numbered in the order they were sent: 0001.json, 0002.json, …
 *
 * @param {{ folder: string }} options where mails go, seen from the working directory
 * @param {{ defaultFrom: string, defaultReplyTo: string }} settings
 */
function init({ folder }, settings) {
  const target = resolve(folder);
  return {
    async send(mail) {
      mkdirSync(target, { recursive: true });
      const number = readdirSync(target).filter((name) => name.endsWith(".json")).length + 1;
      const complete = { from: settings.defaultFrom, replyTo: settings.defaultReplyTo, ...mail };
      writeFileSync(
        join(target, `${String(number).padStart(4, "0")}.json`),
        `${JSON.stringify(complete, null, 2)}\n`,
      );
    },
  };
}

module.exports = { init };
