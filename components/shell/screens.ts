import {
  ChartLine,
  Funnel,
  Grid3x3,
  House,
  ListChecks,
  type LucideIcon,
  Package,
  Scale,
  Settings,
  Split,
  Table2,
  Upload,
  Waypoints,
} from "lucide-react";
import type { HotkeyId } from "@/lib/client/hotkeys";

interface ScreenEntry {
  path: string;
  name: string;
  icon: LucideIcon;
  key: HotkeyId;
}

/** Screens of the rail and the palette. */
export const SCREENS: readonly ScreenEntry[] = [
  { path: "/", name: "Home", icon: House, key: "global.home" },
  { path: "/trajectories", name: "Trajectories", icon: Table2, key: "global.trajectories" },
  { path: "/queues", name: "Queues", icon: ListChecks, key: "global.queues" },
  { path: "/judge", name: "Judge", icon: Scale, key: "global.judge" },
  { path: "/runs", name: "Runs", icon: ChartLine, key: "global.runs" },
  { path: "/problems", name: "Problems", icon: Grid3x3, key: "global.problems" },
  { path: "/filters", name: "Filters", icon: Funnel, key: "global.filters" },
  { path: "/clusters", name: "Clusters", icon: Waypoints, key: "global.clusters" },
  { path: "/splits", name: "Splits", icon: Split, key: "global.splits" },
  { path: "/releases", name: "Releases", icon: Package, key: "global.releases" },
  { path: "/imports", name: "Imports", icon: Upload, key: "global.imports" },
  { path: "/settings", name: "Settings", icon: Settings, key: "global.settings" },
];
