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
  queue: "Queues",
  item: "Review: items",
  verdict: "Reader and review: the answer",
  step: "Reader and review: steps",
  label: "Reader and review: step labels",
  span: "Reader and review: spans and comments",
  layers: "Reader and review: layers and panes",
  adjudicate: "Adjudication",
  run: "Runs",
  problem: "Problems",
  rollout: "Problem: its rollouts",
  lab: "Filter lab",
  chart: "Charts",
} as const;
export type HotkeyGroup = keyof typeof HOTKEY_GROUPS;

/** Every key of the interface; the key sheet, tooltips, palette and tests read this table. */
export const HOTKEYS = {
  "global.palette": { keys: ["$mod+k"], does: "Go to, find, run" },
  "global.keys": { keys: ["Shift+?"], does: "Show all keys" },
  "global.home": { keys: ["g h"], does: "Go to home" },
  "global.trajectories": { keys: ["g l"], does: "Go to trajectories" },
  "global.queues": { keys: ["g q"], does: "Go to queues" },
  "global.judge": { keys: ["g j"], does: "Go to the judge" },
  "global.runs": { keys: ["g r"], does: "Go to runs" },
  "global.problems": { keys: ["g p"], does: "Go to problems" },
  "global.filters": { keys: ["g f"], does: "Go to filters" },
  "global.imports": { keys: ["g i"], does: "Go to imports" },
  "global.settings": { keys: ["g ,"], does: "Go to settings" },
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

  "queue.next": { keys: ["j", "ArrowDown"], does: "Next queue", repeats: true },
  "queue.previous": { keys: ["k", "ArrowUp"], does: "Previous queue", repeats: true },
  "queue.open": { keys: ["Enter", "o"], does: "Open the queue" },
  "queue.review": { keys: ["r"], does: "Review in the queue" },
  "queue.settle": { keys: ["a"], does: "Settle the disagreements of the queue" },

  "item.submit": { keys: ["Enter"], does: "Submit and next, or save the label" },
  "item.submit-text": { keys: ["$mod+Enter"], does: "The same from any text field" },
  "item.accept": { keys: ["a"], does: "Accept the suggestion (assisted queues)" },
  "item.skip": { keys: ["s"], does: "Skip to my end" },
  "item.undo": { keys: ["u"], does: "Undo your last answer" },
  "item.next": { keys: ["Shift+J"], does: "Next item, without submitting" },
  "item.previous": { keys: ["Shift+K"], does: "Previous item, without submitting" },
  "item.reveal": { keys: ["b"], does: "Look back: reveal your last answer" },
  "item.would-change": { keys: ["w"], does: "Looking back: I would change it" },
  "item.would-keep": { keys: ["Shift+W"], does: "Looking back: I would keep it" },
  "item.instructions": { keys: ["t"], does: "Instructions of the queue" },

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

  "layers.mode": { keys: ["v"], does: "Reading mode" },
  "layers.ids": { keys: ["i"], does: "Provenance of ids" },
  "layers.attribution": { keys: ["e"], does: "Attribution tint" },
  "layers.difference": { keys: ["x"], does: "Difference to another rollout" },
  "layers.horizon": { keys: ["h"], does: "What the judge could not see" },
  "layers.left": { keys: ["["], does: "Show or hide the outline" },
  "layers.right": { keys: ["]"], does: "Show or hide the verdict" },
  "layers.density": { keys: ["."], does: "Density" },

  "verdict.choose": {
    keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    does: "Answer the active field and move to the next",
  },
  "verdict.next-field": { keys: ["ArrowRight", "ArrowDown"], does: "Next field", repeats: true },
  "verdict.previous-field": { keys: ["ArrowLeft", "ArrowUp"], does: "Previous field", repeats: true },
  "verdict.clear": { keys: ["0"], does: "Clear the answer" },
  "verdict.reject": { keys: ["r"], does: "Reject; a digit gives the reason" },
  "verdict.note": { keys: ["q"], does: "Write the note; the marked words are cited" },
  "verdict.gate": { keys: ["l"], does: "Give your gate: a digit for it, a digit for the cause" },
  "verdict.approve": { keys: ["y"], does: "Approve, or take the approval back" },

  "label.good": { keys: ["Shift++", "+"], does: "Good step" },
  "label.bad": { keys: ["-"], does: "Bad step" },
  "label.neutral": { keys: ["=", "Shift+="], does: "Neutral step" },
  "label.first-wrong": { keys: ["Shift+!", "!"], does: "First wrong step: later steps are bad too" },

  "span.mark": { keys: ["m"], does: "Mark words of the step; arrows move, Shift extends, a digit tags" },
  "span.comment": { keys: ["c"], does: "Comment on the marked words or the step" },
  "span.comment-all": { keys: ["Shift+C"], does: "Comment on the whole trajectory" },

  "adjudicate.choose": {
    keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    does: "Take a side, then name the cause; while deciding, answer the active field",
  },
  "adjudicate.own": { keys: ["d"], does: "Decide question by question" },
  "adjudicate.next-field": { keys: ["ArrowRight", "ArrowDown"], does: "Deciding: next field", repeats: true },
  "adjudicate.previous-field": { keys: ["ArrowLeft", "ArrowUp"], does: "Deciding: previous field", repeats: true },
  "adjudicate.back": { keys: ["0"], does: "Back to the sides" },
  "adjudicate.note": { keys: ["q"], does: "Write a note to the settlement" },
  "adjudicate.list": { keys: ["Shift+L"], does: "Next list: disagreements, broken tasks, settled" },

  "run.next": { keys: ["j", "ArrowDown"], does: "Next run", repeats: true },
  "run.previous": { keys: ["k", "ArrowUp"], does: "Previous run", repeats: true },
  "run.first": { keys: ["g g", "Home"], does: "First run" },
  "run.last": { keys: ["Shift+G", "End"], does: "Last loaded run" },
  "run.open": { keys: ["Enter"], does: "Open the trajectories of the run" },
  "run.choose": { keys: ["x"], does: "Choose the run" },
  "run.range": { keys: ["Shift+X"], does: "Choose up to the run" },
  "run.compare": { keys: ["c"], does: "Compare the chosen runs" },
  "run.filter": { keys: ["/"], does: "Edit the filter" },
  "run.clear": { keys: ["Escape"], does: "Clear the choice" },

  "problem.next": { keys: ["j", "ArrowDown"], does: "Next problem", repeats: true },
  "problem.previous": { keys: ["k", "ArrowUp"], does: "Previous problem", repeats: true },
  "problem.right": { keys: ["ArrowRight"], does: "Next run of the problem", repeats: true },
  "problem.left": { keys: ["ArrowLeft"], does: "Previous run, then the problem itself", repeats: true },
  "problem.first": { keys: ["g g", "Home"], does: "First problem" },
  "problem.last": { keys: ["Shift+G", "End"], does: "Last loaded problem" },
  "problem.open": { keys: ["Enter"], does: "Open the problem, or the trajectories of the cell" },
  "problem.filter": { keys: ["/"], does: "Edit the filter" },
  "problem.sort": { keys: ["s"], does: "Next order of the problems" },

  "rollout.next": { keys: ["j", "ArrowDown"], does: "Next rollout, or next pair of steps", repeats: true },
  "rollout.previous": { keys: ["k", "ArrowUp"], does: "Previous rollout, or previous pair of steps", repeats: true },
  "rollout.right": { keys: ["ArrowRight"], does: "Next step", repeats: true },
  "rollout.left": { keys: ["ArrowLeft"], does: "Previous step", repeats: true },
  "rollout.open": { keys: ["Enter"], does: "Open the reader at the step" },
  "rollout.choose": { keys: ["x"], does: "Choose the rollout; two are compared step by step" },
  "rollout.parting": { keys: ["n"], does: "Comparing: next step at which they differ", repeats: true },
  "rollout.parting-back": { keys: ["p"], does: "Comparing: previous step at which they differ", repeats: true },
  "rollout.close": { keys: ["Escape"], does: "Back to all rollouts" },

  "lab.save": { keys: ["s"], does: "Save the draft as a new version" },
  "lab.activate": { keys: ["a"], does: "Activate the version" },
  "lab.reset": { keys: ["Shift+R"], does: "Reset every setting to the saved version" },
  "lab.next": { keys: ["]"], does: "Next part of the lab" },
  "lab.previous": { keys: ["["], does: "Previous part of the lab" },

  "chart.table": { keys: ["d"], does: "Show the chart, or its values" },
} as const satisfies Record<`${HotkeyGroup}.${string}`, Hotkey>;

export type HotkeyId = keyof typeof HOTKEYS;
