import type { Command } from "./command";
import { filterActivate } from "./filter-activate";
import { filterCurve } from "./filter-curve";
import { filterDisputes } from "./filter-disputes";
import { filterDiversity } from "./filter-diversity";
import { filterExplain } from "./filter-explain";
import { filterList } from "./filter-list";
import { filterPipeline } from "./filter-pipeline";
import { filterRederive } from "./filter-rederive";
import { filterSave } from "./filter-save";
import { filterShow } from "./filter-show";
import { filterUndo } from "./filter-undo";
import { filterWhatIf } from "./filter-what-if";
import { UsageError } from "./usage-error";

/** One file a verb; the names in the order in which the usage lists them. */
const VERBS: Readonly<Record<string, Command>> = {
  list: filterList,
  show: filterShow,
  save: filterSave,
  activate: filterActivate,
  undo: filterUndo,
  "what-if": filterWhatIf,
  curve: filterCurve,
  pipeline: filterPipeline,
  diversity: filterDiversity,
  explain: filterExplain,
  disputes: filterDisputes,
  rederive: filterRederive,
};

/** `assay filter`: one word more says what is done with filter versions. */
export const filter: Command = {
  usage: Object.values(VERBS)
    .map(({ usage }) => usage)
    .join("\n\n"),
  async run(args, output) {
    const [name, ...rest] = args;
    const choices = Object.keys(VERBS).join(", ");
    if (name === undefined) throw new UsageError(`Say what to do: ${choices}.`);

    const command = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (command === undefined) throw new UsageError(`There is no “${name}” of filters; choose ${choices}.`);
    return command.run(rest, output);
  },
};
