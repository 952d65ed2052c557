import type { LucideIcon } from "lucide-react";
import Braces from "lucide-react/icons/braces";
import Database from "lucide-react/icons/database";
import FileCode from "lucide-react/icons/file-code";
import FileText from "lucide-react/icons/file-text";
import SquareTerminal from "lucide-react/icons/square-terminal";

const languages: readonly (readonly [icon: LucideIcon, names: readonly string[]])[] = [
  [SquareTerminal, ["bash", "sh", "shell", "console", "powershell"]],
  [Braces, ["json", "json5", "jsonc", "http"]],
  [Database, ["sql", "graphql"]],
  [FileText, ["text", "txt", "plaintext", "env", "ini", "yaml", "yml", "toml", "md", "markdown", "mdx"]],
];

/** A picture for the kind of file that code of this language comes from. */
export function iconFor(lang: string): LucideIcon {
  return languages.find(([, names]) => names.includes(lang))?.[0] ?? FileCode;
}
