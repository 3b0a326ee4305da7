import * as z from "zod";
import { CORPUS_PARTS } from "@/lib/domain/corpus-parts";
import { VERDICTS } from "@/lib/domain/verdict";
import { CappedCount } from "./trajectories";

export const Corpus = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(["sample", "imported"]),
  trajectories: z.number(),
  filterVersion: z.string(),
});
export type Corpus = z.infer<typeof Corpus>;

/** GET /api/corpora */
export const CorpusList = z.object({ items: z.array(Corpus) });
export type CorpusList = z.infer<typeof CorpusList>;

/** GET /api/corpora/:id/removal: what would go with the corpus. */
export const CorpusRemoval = z.object({
  name: z.string(),
  counts: z.record(z.enum(CORPUS_PARTS), z.int()),
  /** The person reviews rewards of it blind: answer keys, and rejected rows of files of problems, are in no count. */
  isVeiled: z.boolean(),
  /** Why it cannot be removed now, and what to do about it. */
  refusal: z.string().nullable(),
});
export type CorpusRemoval = z.infer<typeof CorpusRemoval>;

/** POST /api/corpora/:id/removal: starts the job. The name is typed by the person, exactly as the corpus is called. */
export const RemoveCorpus = z.object({ name: z.string().max(500) });
export type RemoveCorpus = z.infer<typeof RemoveCorpus>;

/**
 * GET /api/corpora/:id/funnel. Each stage counts its own rows over the whole corpus: what is approved or released is so
 * whatever the filter says now. "judged" is absent where nothing was; "kept" before the first selection, and while it
 * would tell the person of what is hidden. "released" is there once a release is signed, for who may see releases.
 * `filter` is the filter text that lists them, so a bar opens its rows.
 */
export const FUNNEL_STAGES = ["imported", "judged", "well_formed", "agentic", "kept", "approved", "released"] as const;
const FunnelCount = z.object({ stage: z.enum(FUNNEL_STAGES), count: z.number(), filter: z.string() });
export const Funnel = z.object({
  stages: z.array(
    FunnelCount.extend({
      /** Of these rows, those that a stage above lacks although they are expected in it, where there are any. */
      beyond: z.array(FunnelCount),
    }),
  ),
  /** Judge health and review progress for the home screen. */
  judgeFailed: z.number(),
  labelled: z.number(),
  /** Of those labelled, where the filter answers: a broken rule comes before a verdict that says who acted. */
  decided: z.number(),
  /** Of these, where people say the same, as the filter lab counts it. */
  agreed: z.number(),
  /** Labels that differ from a verdict that says who acted, whatever rules the row breaks. */
  overridden: z.number(),
  rejectedRows: z.number(),
  /** Rows of the corpus that are in none of these, since the person reviews them blind; null where there are none. */
  leftOut: CappedCount.nullable(),
  /** While what is kept is counted by a stored selection that is behind: whether it is being made anew. */
  selection: z.enum(["being_made", "out_of_date"]).optional(),
  /** Names, while rows are brought from one filter version to another, or that was stopped: these counts hold verdicts of both. */
  activation: z.object({ version: z.string(), previous: z.string(), isStopped: z.boolean() }).optional(),
  /** There is a selection, and what it keeps is no stage, because it would tell of what the person reviews blind. */
  isKeptUntold: z.boolean().optional(),
});
export type Funnel = z.infer<typeof Funnel>;

/**
 * GET /api/corpora/:id/judge-by-verdict. The judge's gate against the filter's verdict, scored judgements with a gate only:
 * agentic or sub-task is not the judge's question, so the two are independent. `filter` lists a cell's rows.
 */
export const JudgeByVerdict = z.object({
  cells: z.array(z.object({ gate: z.int(), verdict: z.enum(VERDICTS), count: z.number(), filter: z.string() })),
});
export type JudgeByVerdict = z.infer<typeof JudgeByVerdict>;
