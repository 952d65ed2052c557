import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import Blocks from "lucide-react/icons/blocks";
import BookOpen from "lucide-react/icons/book-open";
import Box from "lucide-react/icons/box";
import Braces from "lucide-react/icons/braces";
import Bug from "lucide-react/icons/bug";
import Calendar from "lucide-react/icons/calendar";
import CircleHelp from "lucide-react/icons/circle-help";
import Cloud from "lucide-react/icons/cloud";
import CloudUpload from "lucide-react/icons/cloud-upload";
import Code from "lucide-react/icons/code";
import Compass from "lucide-react/icons/compass";
import Container from "lucide-react/icons/container";
import Cookie from "lucide-react/icons/cookie";
import Database from "lucide-react/icons/database";
import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import Filter from "lucide-react/icons/filter";
import FolderTree from "lucide-react/icons/folder-tree";
import GitBranch from "lucide-react/icons/git-branch";
import Globe from "lucide-react/icons/globe";
import History from "lucide-react/icons/history";
import ImageIcon from "lucide-react/icons/image";
import KeyRound from "lucide-react/icons/key-round";
import Languages from "lucide-react/icons/languages";
import Layers from "lucide-react/icons/layers";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Lightbulb from "lucide-react/icons/lightbulb";
import Link from "lucide-react/icons/link";
import ListChecks from "lucide-react/icons/list-checks";
import Lock from "lucide-react/icons/lock";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Package from "lucide-react/icons/package";
import Palette from "lucide-react/icons/palette";
import Pencil from "lucide-react/icons/pencil";
import Plug from "lucide-react/icons/plug";
import Puzzle from "lucide-react/icons/puzzle";
import Rocket from "lucide-react/icons/rocket";
import Search from "lucide-react/icons/search";
import Server from "lucide-react/icons/server";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sparkles from "lucide-react/icons/sparkles";
import Table from "lucide-react/icons/table";
import Terminal from "lucide-react/icons/terminal";
import Users from "lucide-react/icons/users";
import Webhook from "lucide-react/icons/webhook";
import Workflow from "lucide-react/icons/workflow";
import Wrench from "lucide-react/icons/wrench";
import Zap from "lucide-react/icons/zap";
import type { IconName } from "./iconNames";

/** One import each, and not the library as a whole: a page loads these pictures and no others. */
export const icons: Readonly<Record<IconName, LucideIcon>> = {
  bell: Bell,
  blocks: Blocks,
  "book-open": BookOpen,
  box: Box,
  braces: Braces,
  bug: Bug,
  calendar: Calendar,
  "circle-help": CircleHelp,
  cloud: Cloud,
  "cloud-upload": CloudUpload,
  code: Code,
  compass: Compass,
  container: Container,
  cookie: Cookie,
  database: Database,
  download: Download,
  "file-text": FileText,
  filter: Filter,
  "folder-tree": FolderTree,
  "git-branch": GitBranch,
  globe: Globe,
  history: History,
  image: ImageIcon,
  "key-round": KeyRound,
  languages: Languages,
  layers: Layers,
  "layout-dashboard": LayoutDashboard,
  lightbulb: Lightbulb,
  link: Link,
  "list-checks": ListChecks,
  lock: Lock,
  mail: Mail,
  "message-circle": MessageCircle,
  package: Package,
  palette: Palette,
  pencil: Pencil,
  plug: Plug,
  puzzle: Puzzle,
  rocket: Rocket,
  search: Search,
  server: Server,
  settings: Settings,
  "shield-check": ShieldCheck,
  sparkles: Sparkles,
  table: Table,
  terminal: Terminal,
  users: Users,
  webhook: Webhook,
  workflow: Workflow,
  wrench: Wrench,
  zap: Zap,
};
