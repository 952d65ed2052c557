import { composeProblems, dockerfileProblems, type Project } from "../../../../runner/replay/docker/problems";

const project: Project = {
  has: (path) => ["package.json", "src"].includes(path),
  scripts: { build: "strapi build" },
  variables: new Map([
    ["PORT", "1337"],
    ["DATABASE_HOST", "database"],
  ]),
};

it("accepts a Dockerfile whose files, stages, scripts, and ports exist", () => {
  const text = `FROM node:22 AS build
WORKDIR /srv/app
COPY package.json ./
RUN npm run build

FROM node:22
COPY --chown=node:node --from=build /srv/app/dist ./dist
EXPOSE 1337
CMD ["node"]`;
  expect(dockerfileProblems("Dockerfile", text, project)).toEqual([]);
});

it("names what a Dockerfile counts on that isn't there", () => {
  const text = `FROM node:22
COPY package-lock.json ./
COPY --from=bild /srv/app/dist ./dist
RUN npm run bundle
EXPOSE 8080
EXPOSED 1`;
  expect(dockerfileProblems("Dockerfile", text, project)).toEqual([
    "Dockerfile:6 Unknown instruction: EXPOSED",
    "Dockerfile: The project has no package-lock.json to copy.",
    'Dockerfile: There is no stage "bild".',
    'Dockerfile: package.json has no script "bundle".',
    "Dockerfile: EXPOSE 8080 is not the PORT of .env.",
  ]);
});

it("names what a Compose file counts on that isn't there", () => {
  const text = `services:
  strapi:
    build: { context: ., dockerfile: Dockerfile.prod }
    env_file: .env
    ports: ["1337:80"]
    volumes: [".:/srv/app", "uploads:/srv/app/public"]
    depends_on: { db: { condition: service_healthy } }
    environment:
      KEY: \${APP_SECRET}
`;
  expect(composeProblems(text, project, (path) => path === ".env")).toEqual([
    "There is no file Dockerfile.prod.",
    "There is no service db.",
    "1337:80 is not the PORT of .env.",
    "There is no volume uploads.",
    ".env has no APP_SECRET.",
    "DATABASE_HOST is database, and no service has this name.",
  ]);
});
