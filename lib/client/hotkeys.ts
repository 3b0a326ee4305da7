/** One key of the interface. `keys` are tinykeys patterns: alternatives of the same act. */
export interface Hotkey {
  readonly keys: readonly string[];
  /** What it does, as the key sheet and the tooltips say it. */
  readonly does: string;
  /** Holding the key repeats the act; only movement does. */
  readonly repeats?: true;
}

/** Groups of the key sheet, in the order they are shown. */
export const HOTKEY_GROUPS = {
  global: "Everywhere",
  table: "Trajectories",
  step: "Reader: steps",
  layers: "Reader: layers and panes",
  verdict: "Reader: verdict",
  span: "Reader: spans",
} as const;
export type HotkeyGroup = keyof typeof HOTKEY_GROUPS;

/** Every key of the interface; the key sheet, tooltips, palette and tests read this table. */
export const HOTKEYS = {
  "global.palette": { keys: ["$mod+k"], does: "Go to, find, run" },
  "global.keys": { keys: ["Shift+?"], does: "Show all keys" },
  "global.home": { keys: ["g h"], does: "Go to home" },
  "global.trajectories": { keys: ["g l"], does: "Go to trajectories" },
  "global.imports": { keys: ["g i"], does: "Go to imports" },
  "global.theme": { keys: ["g d"], does: "Switch light and dark" },

  "table.next": { keys: ["j", "ArrowDown"], does: "Next row", repeats: true },
  "table.previous": { keys: ["k", "ArrowUp"], does: "Previous row", repeats: true },
  "table.first": { keys: ["g g", "Home"], does: "First row" },
  "table.last": { keys: ["Shift+G", "End"], does: "Last loaded row" },
  "table.open": { keys: ["Enter"], does: "Open the row" },
  "table.peek": { keys: ["Space"], does: "Peek at the row" },
  "table.select": { keys: ["x"], does: "Select the row" },
  "table.range": { keys: ["Shift+X"], does: "Select up to the row" },
  "table.filter": { keys: ["/"], does: "Edit the filter" },
  "table.approve": { keys: ["y"], does: "Approve the selected rows" },
  "table.close": { keys: ["Escape"], does: "Close the peek, then clear the selection" },
  "table.density": { keys: ["."], does: "Row height" },
  "table.facets": { keys: ["["], does: "Show or hide the facets" },

  "step.next": { keys: ["j"], does: "Next step", repeats: true },
  "step.previous": { keys: ["k"], does: "Previous step", repeats: true },
  "step.next-flag": { keys: ["n"], does: "Next flag", repeats: true },
  "step.previous-flag": { keys: ["p"], does: "Previous flag", repeats: true },
  "step.first": { keys: ["g g"], does: "First step" },
  "step.last": { keys: ["Shift+G"], does: "Last step" },
  "step.go": { keys: ["g s"], does: "Go to step" },
  "step.task": { keys: ["g t"], does: "Show the whole task" },
  "step.find": { keys: ["/"], does: "Find in the trajectory" },
  "step.fold": { keys: ["o"], does: "Fold or unfold the step" },
  "step.fold-all": { keys: ["Shift+O"], does: "Fold or unfold all" },
  "step.next-item": { keys: ["Shift+J"], does: "Next trajectory of the table" },
  "step.previous-item": { keys: ["Shift+K"], does: "Previous trajectory of the table" },

  "layers.mode": { keys: ["v"], does: "Reading mode" },
  "layers.ids": { keys: ["i"], does: "Provenance of ids" },
  "layers.attribution": { keys: ["e"], does: "Attribution tint" },
  "layers.difference": { keys: ["x"], does: "Difference to another rollout" },
  "layers.left": { keys: ["["], does: "Show or hide the outline" },
  "layers.right": { keys: ["]"], does: "Show or hide the verdict" },
  "layers.density": { keys: ["."], does: "Density" },

  "verdict.choose": { keys: ["1", "2", "3", "4", "5", "6", "7", "8"], does: "Choose a structure, then a reason" },
  "verdict.clear": { keys: ["0"], does: "Clear the choice" },
  "verdict.reject": { keys: ["r"], does: "Reject; a digit gives the reason" },
  "verdict.save": { keys: ["Enter"], does: "Save the label" },
  "verdict.approve": { keys: ["y"], does: "Approve, or take the approval back" },
  "verdict.undo": { keys: ["u"], does: "Undo your last answer" },

  "span.mark": { keys: ["m"], does: "Mark words of the step; arrows move, Shift extends" },
  "span.cite": { keys: ["c"], does: "Cite the marked words and write a note" },
} as const satisfies Record<`${HotkeyGroup}.${string}`, Hotkey>;

export type HotkeyId = keyof typeof HOTKEYS;
