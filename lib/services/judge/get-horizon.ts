import * as z from "zod";
import type { Horizon } from "@/lib/contract/horizon";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { HorizonAbsence } from "@/lib/domain/horizon";
import { GATES } from "@/lib/domain/judgement";
import { readTrajectory } from "@/lib/importers/read-trajectory";
import { sn15Importer } from "@/lib/importers/sn15/sn15-importer";
import { type ChosenFormatter, chooseFormatter } from "@/lib/judge/formatters";
import { JUDGED_FORMAT } from "@/lib/judge/horizon";
import { horizonCuts } from "@/lib/judge/horizon-cuts";
import { judgeRecord } from "@/lib/judge/judge-record";
import { countCharacters } from "@/lib/judge/python-text";
import { renderJudgeMessage } from "@/lib/judge/render-message";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory, noSuchTrajectory, type TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { MOST_RECORD_BYTES, type ReadRecord, readSn15Record } from "./read-sn15-record";

/** Of the judge's text in one answer. */
const MOST_TEXT_CHARS = 400_000;

const FactRow = z.object({
  format: z.string(),
  started_at: z.date().nullable(),
  raw_bytes: z.bigint(),
  judge_state: z.enum(["scored", "failed", "absent"]),
  judge_rubric: z.string().nullable(),
  gate: z.literal(GATES).nullable(),
});

/**
 * What the judge could read of a trajectory. It holds nothing that the steps do not hold, so that a person who reviews
 * blind may have it; to them it is the same whether and how a judge answered.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getHorizon(ctx: Context, { id }: { readonly id: string }): Promise<Horizon> {
  requirePermission(ctx, "read");
  const key = await locateTrajectory(ctx.db, id);
  const [isHidden, facts] = await Promise.all([isJudgeHidden(ctx, key), readFacts(ctx, key)]);

  if (facts.format !== JUDGED_FORMAT) return none("other_source");
  if (facts.judge_state === "absent" && !isHidden) return none("not_judged");
  if (facts.raw_bytes > MOST_RECORD_BYTES) return none("too_large");

  const startedAtMs = facts.started_at?.getTime();
  const chosen = chooseFormatter(
    isHidden
      ? { startedAtMs }
      : { rubric: facts.judge_rubric ?? undefined, gate: facts.gate ?? undefined, startedAtMs },
  );
  const read = await readSn15Record(ctx.db, key);

  return read ? renderedHorizon(read, chosen) : none("unreadable");
}

async function isJudgeHidden(ctx: Context, key: TrajectoryKey): Promise<boolean> {
  return (await hiddenLayers(ctx, key)).includes("judge");
}

async function readFacts(ctx: Context, key: TrajectoryKey): Promise<z.infer<typeof FactRow>> {
  const [row] = await queryRows(
    ctx.db,
    FactRow,
    sql`select format, started_at, raw_bytes, judge_state, judge_rubric, gate
        from trajectory where corpus_id = ${key.corpusId} and id = ${key.id}`,
  );
  if (!row) throw noSuchTrajectory();

  return row;
}

function renderedHorizon({ bytes, record, notes }: ReadRecord, { formatter, isApproximate }: ChosenFormatter): Horizon {
  const read = judgeRecord(record, formatter, notes);
  const text = renderJudgeMessage(read, formatter);
  if (text === "") return none("no_steps");

  // The same steps as are stored, so that places in them are those of the reader.
  const stored = readTrajectory(sn15Importer, { bytes, number: 1, offset: 0 }, { fileName: "", recordIndex: 0 });
  if (stored.kind === "rejected") return none("unreadable");
  const { shown, all, ...cuts } = horizonCuts(read, formatter, stored.value.steps);
  const { name, title, note, limits } = formatter;

  return {
    kind: "rendered",
    formatter: { name, title, note, limits },
    isApproximate: isApproximate || read.isLogBeside,
    share: { shown, all },
    message: {
      text: text.slice(0, MOST_TEXT_CHARS),
      characters: countCharacters(text),
      isCut: text.length > MOST_TEXT_CHARS,
    },
    ...cuts,
  };
}

function none(reason: HorizonAbsence): Horizon {
  return { kind: "none", reason };
}
