import {
  MakeSplit,
  PreviewSplit,
  SPLIT_STRATA,
  type Split,
  type SplitDetail,
  type SplitPreview,
} from "@/lib/contract/splits";
import { leftOutWords } from "@/lib/domain/left-out-words";
import type { PoolShares } from "@/lib/leak/assign-pools";
import type { SplitStratum } from "@/lib/leak/held-strata";
import { movedSentences } from "@/lib/leak/moved-sentences";
import { getSplit } from "@/lib/services/splits/get-split";
import { growSplit } from "@/lib/services/splits/grow-split";
import { listSplits } from "@/lib/services/splits/list-splits";
import { makeSplit } from "@/lib/services/splits/make-split";
import { previewSplit } from "@/lib/services/splits/preview-split";
import { atMostOne } from "@/lib/services/splits/split-shares";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type CommandOutput, EXIT, type ExitCode } from "./command";
import { corpusIdOf } from "./corpus-id";
import { number, withNoun } from "./figure-cells";
import { withCommandHost } from "./own-job";
import { ownWords } from "./own-words";
import { splitOf } from "./split-of";
import { UsageError } from "./usage-error";

interface CorpusSplit {
  readonly corpus: string;
  /** The one that is printed. */
  readonly split: string | undefined;
  /** Without one the splits of the corpus are listed, or one is previewed. */
  readonly name: string | undefined;
  /** Of any sum, percentages too. */
  readonly shares: PoolShares;
  readonly seed: number;
  readonly strata: string | undefined;
  readonly weigh: string | undefined;
  readonly isPreview: boolean;
  readonly grows: boolean;
  readonly isJson: boolean;
}

/** `assay leak split --corpus`: lists, prints, previews, makes or grows a split of a corpus. */
export function splitCorpus({ corpus, name, isJson, ...asked }: CorpusSplit, output: CommandOutput): Promise<ExitCode> {
  const weigh = asked.weigh ?? "problems";
  if (weigh !== "problems" && weigh !== "trajectories") throw new UsageError("--weigh is problems or trajectories.");
  const shares = atMostOne({ train: 0, validation: 0, test: 0, never_touch: 0, ...asked.shares });
  const recipe = ownWords(PreviewSplit, { seed: asked.seed, shares, strata: strataOf(asked.strata), weigh });
  // A split that is there already is named as it is.
  const isNew = name !== undefined && !asked.grows;
  const wanted = isNew ? ownWords(MakeSplit, { ...recipe, name, note: "" }) : undefined;

  return withCommandHost(async ({ context }) => {
    const id = await corpusIdOf(context.db, corpus);
    if (asked.isPreview) {
      const preview = await previewSplit(context, { id, ...recipe });
      await output.out(isJson ? `${JSON.stringify(preview)}\n` : previewText(preview));
    } else if (asked.split !== undefined) {
      const split = await getSplit(context, await splitOf(context.db, { corpus: id, name: asked.split }));
      await output.out(isJson ? `${JSON.stringify(split)}\n` : detailText(split));
    } else if (wanted !== undefined) {
      const split = await makeSplit(context, { id, ...wanted });
      await output.out(isJson ? `${JSON.stringify(split)}\n` : splitText(split));
    } else if (name !== undefined) {
      const split = await growSplit(context, await splitOf(context.db, { corpus: id, name }));
      await output.out(isJson ? `${JSON.stringify(split)}\n` : detailText(split));
    } else {
      const { items } = await listSplits(context, { id });
      await output.out(isJson ? `${JSON.stringify(items)}\n` : listText(items));
    }

    return EXIT.ok;
  });
}

function strataOf(text = ""): SplitStratum[] {
  return text
    .split(",")
    .filter((name) => name !== "")
    .map((name) => {
      const stratum = SPLIT_STRATA.find((known) => known === name.trim());
      if (stratum === undefined) {
        throw new UsageError(`“${name}” is no stratum. Strata are ${SPLIT_STRATA.join(", ")}.`);
      }

      return stratum;
    });
}

function listText(splits: readonly Split[]): string {
  if (splits.length === 0) return "There is no split in this corpus. Make one with --name.\n";

  return splits.map(splitText).join("\n");
}

function splitText(split: Split): string {
  const { name, version, seed, pinned, waiting } = split;
  const facts = [`version ${number(version)}`, `seed ${seed}`, `${withNoun(pinned, "pinned cluster")}`];
  const grown = waiting === 0 ? [] : [`${withNoun(waiting, "problem")} without a pool; --grow gives them one`];

  return `${plain(name)}: ${[...facts, ...grown].join(", ")}\n${poolsText(split.pools)}`;
}

/** A split, with what signed releases ship of it in another pool by now. */
function detailText(split: SplitDetail): string {
  const moved = split.moved.map(
    (one) => `Warning: Signed release #${one.number} ${plain(one.name)}: ${movedSentences(one)}\n`,
  );

  return [splitText(split), ...moved].join("");
}

function previewText({ pools, leftOut }: SplitPreview): string {
  return `${poolsText(pools)}${leftOut === null ? "" : `${leftOutWords(leftOut)}\n`}`;
}

function poolsText(pools: SplitPreview["pools"]): string {
  const rows = pools
    .filter(({ problems }) => problems > 0)
    .map(({ pool, problems, clusters, trajectories, approved, share }) => [
      ...[pool, number(problems), number(clusters), number(trajectories), number(approved)],
      `${(100 * share).toFixed(1)} %`,
    ]);

  return `${alignedTable([["pool", "problems", "clusters", "trajectories", "approved", "share"], ...rows])}\n`;
}
