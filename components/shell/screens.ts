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
import type { Action } from "@/lib/domain/policy";

export interface ScreenEntry {
  path: string;
  name: string;
  icon: LucideIcon;
  key: HotkeyId;
  /** What a person needs to see anything there; else everybody does. */
  needs?: Action;
}

/** All screens. */
export const SCREENS: readonly ScreenEntry[] = [
  { path: "/", name: "Home", icon: House, key: "global.home" },
  { path: "/trajectories", name: "Trajectories", icon: Table2, key: "global.trajectories" },
  { path: "/queues", name: "Queues", icon: ListChecks, key: "global.queues" },
  { path: "/judge", name: "Judge", icon: Scale, key: "global.judge", needs: "see_judge_report" },
  { path: "/runs", name: "Runs", icon: ChartLine, key: "global.runs" },
  { path: "/problems", name: "Problems", icon: Grid3x3, key: "global.problems" },
  { path: "/filters", name: "Filters", icon: Funnel, key: "global.filters", needs: "test_filter" },
  { path: "/clusters", name: "Clusters", icon: Waypoints, key: "global.clusters", needs: "see_releases" },
  { path: "/splits", name: "Splits", icon: Split, key: "global.splits", needs: "see_releases" },
  { path: "/releases", name: "Releases", icon: Package, key: "global.releases", needs: "see_releases" },
  { path: "/imports", name: "Imports", icon: Upload, key: "global.imports" },
  { path: "/settings", name: "Settings", icon: Settings, key: "global.settings" },
];
