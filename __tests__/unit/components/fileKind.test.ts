import { fileKind } from "../../../src/components/CodeBlock/fileKind";

it.each([
  ["config/server.ts", "ts", "TS"],
  ["src/admin/app.example.tsx", "tsx", "TS"],
  ["package.json", "json", "data"],
  [".env", "bash", "config"],
  [".env.production", "bash", "config"],
  ["Dockerfile", "docker", "docker"],
  ["Dockerfile.dev", "text", "docker"],
  ["compose.yaml", "yaml", "config"],
  ["200 OK", "json", "data"],
  ["The log, with DATABASE_CLIENT=mongo", "text", "text"],
  ["", "js", "JS"],
  ["", "rust", "code"],
  ["constructor", "toString", "code"],
])("%p in %s is of the kind %s", (title, lang, kind) => expect(fileKind(title, lang)).toBe(kind));
