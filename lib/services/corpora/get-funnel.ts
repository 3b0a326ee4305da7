import { FUNNEL_STAGES, type Funnel } from "@/lib/contract/corpora";
import { compileFilter } from "@/lib/db/compile-filter";
import { sql } from "@/lib/db/query-rows";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { isAllowed } from "@/lib/domain/policy";
import { DECIDED_VERDICTS } from "@/lib/domain/verdict";
import { groupBy } from "@/lib/filter/group-by";
import { countLeftOut, seenRows } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { readUnderWay } from "@/lib/services/filters/read-under-way";
import { countUnread } from "@/lib/services/imports/count-unread";
import { requirePermission } from "@/lib/services/require-permission";
import { keptSelection } from "@/lib/services/selection/kept-selection";
import { countTogether } from "@/lib/services/trajectories/count-together";
import { readOwnFilter } from "@/lib/services/trajectories/read-filter";
import { getCorpusKey } from "./get-corpus-key";

type Stage = (typeof FUNNEL_STAGES)[number];

/** What each stage asks of a row. Counts come from the same text that a bar opens, so a bar's number and its rows cannot differ. */
const STAGE_TERM: Readonly<Record<Stage, string>> = {
  imported: "",
  judged: "judge:scored",
  well_formed: "reject:none",
  agentic: "structure:agentic",
  kept: "leaves:kept",
  approved: "approved:yes",
  released: "released:yes",
};

/** The stages whose rows a stage is expected to be among; people may say otherwise, and answers change afterwards. */
const EXPECTED: Readonly<Record<Stage, readonly Stage[]>> = {
  imported: [],
  judged: [],
  well_formed: [],
  agentic: ["well_formed"],
  kept: ["well_formed", "agentic"],
  approved: ["judged", "well_formed", "agentic"],
  released: ["judged", "well_formed", "agentic", "approved"],
};

/** Stages of few rows, which their own tables list. */
const FEW = ["kept", "approved", "released"] as const satisfies readonly Stage[];

const LABELLED = `label:${STRUCTURE_LABELS.join(",")}`;
const BESIDE = {
  judgeFailed: "judge:failed",
  labelled: LABELLED,
  overridden: "overridden:yes",
} as const;

/** Rows of the filter's answers, as filterAnswer has them, each by the label that is the same. */
const ANSWERED = [
  ...DECIDED_VERDICTS.map((verdict) => ({ rows: `verdict:${verdict} reject:none`, label: verdict })),
  { rows: "-reject:none", label: "reject" },
] as const;
const DECIDED = ANSWERED.map(({ rows }) => `${LABELLED} ${rows}`);
const AGREED = ANSWERED.map(({ rows, label }) => `label:${label} ${rows}`);

/**
 * Rows of a corpus by how far they got. Each stage counts by its own term over the whole corpus, so that a word has one
 * number on every screen and no change of the filter takes away what people approved or a release holds; rows that a
 * stage above lacks, although they are expected in it, are counted beside. What is judged is absent from a corpus without
 * any judgement; what is kept, before the first selection and where it would tell of what is hidden, which is said; what is released, before a release is signed and for who may not see releases.
 */
export async function getFunnel(ctx: Context, { id }: { readonly id: string }): Promise<Funnel> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  // How it is behind is asked before it is counted: asked after, it could call the number of before current.
  const [kept, hasSigned, activation] = await Promise.all([
    keptSelection(ctx, corpus.id),
    seesSigned(ctx, corpus.id),
    readUnderWay(ctx.db, corpus.id),
  ]);
  const known = FUNNEL_STAGES.filter(
    (stage) => (stage !== "kept" || kept.state === "told") && (stage !== "released" || hasSigned),
  );
  // What a selection of before kept and a stage of now lacks is no person's decision.
  const aboveOf = (stage: Stage): readonly Stage[] => (stage === "kept" && kept.how ? [] : EXPECTED[stage]);
  const [counts, unread] = await Promise.all([
    countTexts(ctx, corpus.id, [
      ...known.flatMap((stage) => [STAGE_TERM[stage], ...aboveOf(stage).map((above) => beyond(stage, above))]),
      ...[...Object.values(BESIDE), ...DECIDED, ...AGREED],
    ]),
    countUnread(ctx, corpus.id),
  ]);
  const countOf = (text: string): number => counts.get(text) ?? 0;
  const sumOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + countOf(text), 0);
  const hasJudge = countOf(STAGE_TERM.judged) + countOf(BESIDE.judgeFailed) > 0;
  const isShown = (stage: Stage): boolean => stage !== "judged" || hasJudge;

  return {
    stages: known.filter(isShown).map((stage) => ({
      stage,
      count: countOf(STAGE_TERM[stage]),
      filter: STAGE_TERM[stage],
      beyond: aboveOf(stage)
        .filter(isShown)
        .map((above) => ({ stage: above, count: countOf(beyond(stage, above)), filter: beyond(stage, above) }))
        .filter(({ count }) => count > 0),
    })),
    judgeFailed: countOf(BESIDE.judgeFailed),
    labelled: countOf(BESIDE.labelled),
    ...{ decided: sumOf(DECIDED), agreed: sumOf(AGREED) },
    overridden: countOf(BESIDE.overridden),
    rejectedRows: unread.waiting,
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
    ...(kept.how ? { selection: kept.how } : {}),
    ...(activation ? { activation } : {}),
    ...(kept.state === "untold" ? { isKeptUntold: true } : {}),
  };
}

/** Filter text of a stage's rows that one above it does not count. */
function beyond(stage: Stage, above: Stage): string {
  return `${STAGE_TERM[stage]} -${STAGE_TERM[above]}`;
}

/** How many rows each of the filter texts lists, all of one moment. What few rows are is counted from those. */
async function countTexts(ctx: Context, corpusId: number, texts: readonly string[]): Promise<Map<string, number>> {
  const seen = await seenRows(ctx, corpusId);
  const few = FEW.map((stage) => STAGE_TERM[stage]);
  const startOf = (text: string): string => few.find((term) => text.startsWith(term)) ?? "";
  const looks = [...groupBy(texts, startOf)].map(([start, own]) => ({
    texts: own,
    where: sql`${compileFilter(readOwnFilter(start), corpusId)} and ${seen}`,
    filters: own.map((text) => readOwnFilter(text.slice(start.length))),
  }));
  const counts = await countTogether(ctx.db, corpusId, looks);

  return new Map(
    looks.flatMap((look, at) => look.texts.map((text, place) => [text, counts[at]?.[place] ?? 0] as const)),
  );
}

async function seesSigned(ctx: Context, corpusId: number): Promise<boolean> {
  if (!isAllowed(ctx.person.role, "see_releases")) return false;

  return (await ctx.db.release.findFirst({ where: { corpusId, state: "signed" }, select: { id: true } })) !== null;
}
