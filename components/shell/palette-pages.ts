import { SETTINGS_PART_LOOK, SETTINGS_PARTS } from "@/components/people/settings-parts";
import type { Action } from "@/lib/domain/policy";

/** A page below one of the screens, or one of its parts. */
export interface PalettePage {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly name: string;
  readonly about: string;
  readonly needs?: Action;
  /** The screen that has it as an act of its own, where it is not offered again. */
  readonly isActOf?: string;
}

/** What is a press or two away from a screen of the rail. */
export const PALETTE_PAGES: readonly PalettePage[] = [
  { path: "/runs/compare", name: "Compare runs", about: "curves and pairs of runs side by side" },
  { path: "/runs/training", name: "Training curves", about: "metrics of training by step" },
  { path: "/splits/new", name: "Make a split", about: "pools of problems", needs: "change_splits" },
  { path: "/releases/new", name: "Build a release", about: "files for training", needs: "build_release" },
  {
    ...{ path: "/trajectories", search: { dialog: "export" }, isActOf: "/trajectories" },
    ...{ name: "Export trajectories", about: "from the table, what matches its filter", needs: "export" },
  },
  {
    ...{ path: "/trajectories", search: { dialog: "approve" }, isActOf: "/trajectories" },
    ...{ name: "Approve trajectories", about: "in the table, all that match its filter", needs: "approve_matching" },
  },
  ...SETTINGS_PARTS.map((part) => ({
    ...{ path: "/settings", search: { part }, about: "Settings" },
    ...SETTINGS_PART_LOOK[part],
  })),
];
