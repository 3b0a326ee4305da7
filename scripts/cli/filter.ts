import type { Command } from "./command";
import { commandOfVerbs } from "./command-of-verbs";
import { filterActivate } from "./filter-activate";
import { filterCurve } from "./filter-curve";
import { filterDisputes } from "./filter-disputes";
import { filterDiversity } from "./filter-diversity";
import { filterExplain } from "./filter-explain";
import { filterGrid } from "./filter-grid";
import { filterList } from "./filter-list";
import { filterPipeline } from "./filter-pipeline";
import { filterRederive } from "./filter-rederive";
import { filterSave } from "./filter-save";
import { filterShow } from "./filter-show";
import { filterUndo } from "./filter-undo";
import { filterWhatIf } from "./filter-what-if";

/** One file a verb; the names in the order in which the usage lists them. */
const VERBS: Readonly<Record<string, Command>> = {
  list: filterList,
  show: filterShow,
  save: filterSave,
  activate: filterActivate,
  undo: filterUndo,
  "what-if": filterWhatIf,
  curve: filterCurve,
  grid: filterGrid,
  pipeline: filterPipeline,
  diversity: filterDiversity,
  explain: filterExplain,
  disputes: filterDisputes,
  rederive: filterRederive,
};

/** `assay filter`: one word more says what is done with filter versions. */
export const filter = commandOfVerbs({
  verbs: VERBS,
  ask: "Say what to do",
  refuse: (name) => `There is no “${name}” of filters`,
});
