/** One key of the interface. `keys` are tinykeys patterns: alternatives of the same act. */
export interface Hotkey {
  readonly keys: readonly string[];
  /** Holding the key repeats the act; only movement does. */
  readonly repeats?: true;
}

/** Every key of the interface; the key sheet, tooltips, palette and tests read this table. */
export const HOTKEYS = {
  "global.palette": { keys: ["$mod+k"] },
  "global.keys": { keys: ["Shift+?"] },
  "global.home": { keys: ["g h"] },
  "global.trajectories": { keys: ["g l"] },
  "global.queues": { keys: ["g q"] },
  "global.judge": { keys: ["g j"] },
  "global.runs": { keys: ["g r"] },
  "global.problems": { keys: ["g p"] },
  "global.filters": { keys: ["g f"] },
  "global.imports": { keys: ["g i"] },
  "global.settings": { keys: ["g ,"] },
  "global.theme": { keys: ["g d"] },

  "table.next": { keys: ["j", "ArrowDown"], repeats: true },
  "table.previous": { keys: ["k", "ArrowUp"], repeats: true },
  "table.first": { keys: ["g g", "Home"] },
  "table.last": { keys: ["Shift+G", "End"] },
  "table.open": { keys: ["Enter"] },
  "table.peek": { keys: ["Space"] },
  "table.select": { keys: ["x"] },
  "table.range": { keys: ["Shift+X"] },
  "table.filter": { keys: ["/"] },
  "table.approve": { keys: ["y"] },
  "table.close": { keys: ["Escape"] },
  "table.density": { keys: ["."] },
  "table.facets": { keys: ["["] },

  "queue.next": { keys: ["j", "ArrowDown"], repeats: true },
  "queue.previous": { keys: ["k", "ArrowUp"], repeats: true },
  "queue.open": { keys: ["Enter", "o"] },
  "queue.review": { keys: ["r"] },
  "queue.settle": { keys: ["a"] },

  "item.submit": { keys: ["Enter"] },
  "item.submit-text": { keys: ["$mod+Enter"] },
  "item.accept": { keys: ["a"] },
  "item.skip": { keys: ["s"] },
  "item.undo": { keys: ["u"] },
  "item.next": { keys: ["Shift+J"] },
  "item.previous": { keys: ["Shift+K"] },
  "item.reveal": { keys: ["b"] },
  "item.would-change": { keys: ["w"] },
  "item.would-keep": { keys: ["Shift+W"] },
  "item.instructions": { keys: ["t"] },

  "step.next": { keys: ["j"], repeats: true },
  "step.previous": { keys: ["k"], repeats: true },
  "step.next-flag": { keys: ["n"], repeats: true },
  "step.previous-flag": { keys: ["p"], repeats: true },
  "step.first": { keys: ["g g"] },
  "step.last": { keys: ["Shift+G"] },
  "step.go": { keys: ["g s"] },
  "step.task": { keys: ["g t"] },
  "step.find": { keys: ["/"] },
  "step.fold": { keys: ["o"] },
  "step.fold-all": { keys: ["Shift+O"] },

  "layers.mode": { keys: ["v"] },
  "layers.ids": { keys: ["i"] },
  "layers.attribution": { keys: ["e"] },
  "layers.difference": { keys: ["x"] },
  "layers.horizon": { keys: ["h"] },
  "layers.left": { keys: ["["] },
  "layers.right": { keys: ["]"] },
  "layers.density": { keys: ["."] },

  "verdict.choose": { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
  "verdict.next-field": { keys: ["ArrowRight", "ArrowDown"], repeats: true },
  "verdict.previous-field": { keys: ["ArrowLeft", "ArrowUp"], repeats: true },
  "verdict.clear": { keys: ["0"] },
  "verdict.reject": { keys: ["r"] },
  "verdict.note": { keys: ["q"] },
  "verdict.gate": { keys: ["l"] },
  "verdict.approve": { keys: ["y"] },

  "label.good": { keys: ["Shift++", "+"] },
  "label.bad": { keys: ["-"] },
  "label.neutral": { keys: ["=", "Shift+="] },
  "label.first-wrong": { keys: ["Shift+!", "!"] },

  "span.mark": { keys: ["m"] },
  "span.comment": { keys: ["c"] },
  "span.comment-all": { keys: ["Shift+C"] },

  "adjudicate.choose": { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
  "adjudicate.own": { keys: ["d"] },
  "adjudicate.next-field": { keys: ["ArrowRight", "ArrowDown"], repeats: true },
  "adjudicate.previous-field": { keys: ["ArrowLeft", "ArrowUp"], repeats: true },
  "adjudicate.back": { keys: ["0"] },
  "adjudicate.note": { keys: ["q"] },
  "adjudicate.list": { keys: ["Shift+L"] },

  "run.next": { keys: ["j", "ArrowDown"], repeats: true },
  "run.previous": { keys: ["k", "ArrowUp"], repeats: true },
  "run.first": { keys: ["g g", "Home"] },
  "run.last": { keys: ["Shift+G", "End"] },
  "run.open": { keys: ["Enter"] },
  "run.choose": { keys: ["x"] },
  "run.range": { keys: ["Shift+X"] },
  "run.compare": { keys: ["c"] },
  "run.filter": { keys: ["/"] },
  "run.clear": { keys: ["Escape"] },

  "problem.next": { keys: ["j", "ArrowDown"], repeats: true },
  "problem.previous": { keys: ["k", "ArrowUp"], repeats: true },
  "problem.right": { keys: ["ArrowRight"], repeats: true },
  "problem.left": { keys: ["ArrowLeft"], repeats: true },
  "problem.first": { keys: ["g g", "Home"] },
  "problem.last": { keys: ["Shift+G", "End"] },
  "problem.open": { keys: ["Enter"] },
  "problem.filter": { keys: ["/"] },
  "problem.sort": { keys: ["s"] },

  "rollout.next": { keys: ["j", "ArrowDown"], repeats: true },
  "rollout.previous": { keys: ["k", "ArrowUp"], repeats: true },
  "rollout.right": { keys: ["ArrowRight"], repeats: true },
  "rollout.left": { keys: ["ArrowLeft"], repeats: true },
  "rollout.open": { keys: ["Enter"] },
  "rollout.choose": { keys: ["x"] },
  "rollout.parting": { keys: ["n"], repeats: true },
  "rollout.parting-back": { keys: ["p"], repeats: true },
  "rollout.close": { keys: ["Escape"] },

  "lab.save": { keys: ["s"] },
  "lab.activate": { keys: ["a"] },
  "lab.reset": { keys: ["Shift+R"] },
  "lab.next": { keys: ["]"] },
  "lab.previous": { keys: ["["] },

  "chart.table": { keys: ["d"] },
} as const satisfies Record<`${string}.${string}`, Hotkey>;

export type HotkeyId = keyof typeof HOTKEYS;
/** What stands before the dot. */
export type HotkeyGroup = HotkeyId extends `${infer Group}.${string}` ? Group : never;
