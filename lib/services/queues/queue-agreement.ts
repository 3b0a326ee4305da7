import * as z from "zod";
import type { QuestionAgreement } from "@/lib/contract/queues";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { GATE_ANSWERS, type Question, questionKey } from "@/lib/domain/question";
import { isBlindAnswer, isSightedAnswer } from "@/lib/services/settled/blind-answer";
import { agreementOf } from "@/lib/stats/agreement";
import type { Rating } from "@/lib/stats/rating";
import type { QueueRow } from "./queue-row";
import { shownEstimate } from "./shown-estimate";

/** Intervals take resampling: one answer serves everybody who looks within this time. */
const FRESH_MS = 5_000;
/**
 * Of all questions together, see EstimateOptions: about a quarter of a second on one core for whoever waits. It buys
 * some 2,000 resamples of 10,000 items, which move an interval's ends by a few thousandths from those of 10,000.
 */
const LIVE_BUDGET = 40_000_000;

const RatedRow = z.object({ question: z.string(), ratings: z.string().nullable(), left_out: z.int() });

interface ProblemRating extends Rating {
  readonly problem: string;
}

interface Held {
  readonly at: number;
  readonly version: string;
  readonly agreement: Promise<QuestionAgreement[]>;
}
const held = new WeakMap<DbOrTransaction, Map<number, Held>>();

/**
 * Agreement among the reviewers of a queue, a question at a time, from the blind answers that count toward the overlap:
 * second thoughts, extra opinions and adjudications are not in it, nor answers of who had seen before what the queue hides,
 * which are counted. Intervals resample whole problems.
 */
export function queueAgreement(db: DbOrTransaction, queue: QueueRow, now: Date): Promise<QuestionAgreement[]> {
  if (queue.overlap < 2) return Promise.resolve([]);
  const known = held.get(db) ?? new Map<number, Held>();
  held.set(db, known);
  const version = `${queue.question_set_id}`;
  const last = known.get(queue.id);
  if (last && last.version === version && Math.abs(now.getTime() - last.at) < FRESH_MS) return last.agreement;

  const agreement = readAgreement(db, queue);
  known.set(queue.id, { at: now.getTime(), version, agreement });
  // A failure is told to whoever waits for it and not kept for the next.
  agreement.catch(() => known.delete(queue.id));

  return agreement;
}

/** One row a question: as rows of their own, tens of thousands of ratings cost more to parse than to compare. */
async function readAgreement(db: DbOrTransaction, queue: QueueRow): Promise<QuestionAgreement[]> {
  const rows = await queryRows(
    db,
    RatedRow,
    // What is resampled is drawn by place: without an order the same answers get other intervals from time to time.
    sql`select e.question,
          string_agg(concat_ws(chr(9), i.id, a.person_id, i.problem_id, e.value), chr(10) order by i.id, a.person_id)
            filter (where ${isBlindAnswer}) as ratings,
          (count(*) filter (where ${isSightedAnswer}))::int as left_out
        from queue_item i
        join queue_assignment a on a.item_id = i.id and a.state = 'committed'
        join label_event e on e.commit_id = a.commit_id and e.phase = 'answer' and e.value is not null
        where i.queue_id = ${queue.id} and i.answers >= 2
        group by e.question`,
  );

  return queue.questions.flatMap((question) => {
    const row = rows.find((one) => one.question === questionKey(question));
    if (row === undefined || question.kind === "note") return [];
    const ratings = ratingsOf(row.ratings);
    const figures = ratings.length === 0 ? noneIsBlind(question) : agreementOn(queue, question, ratings);
    return [{ ...figures, leftOut: row.left_out }];
  });
}

type Figures = Omit<QuestionAgreement, "leftOut">;

function noneIsBlind(question: Question): Figures {
  const none = { value: null, reason: "No answer to it is blind.", n: 0 };
  const level = question.kind === "gate" ? "ordinal" : "nominal";

  return { question: questionKey(question), level, percent: none, kappa: none, alpha: none };
}

/** Keys of answers hold neither a tab nor a line feed. */
function ratingsOf(text: string | null): ProblemRating[] {
  if (text === null) return [];

  return text.split("\n").map((line) => {
    const [item = "", rater = "", problem = "", value = ""] = line.split("\t");
    return { item, rater, problem, value };
  });
}

function agreementOn(queue: QueueRow, question: Question, ratings: readonly ProblemRating[]): Figures {
  const isOrdinal = question.kind === "gate";
  const agreement = agreementOf({
    ratings,
    level: isOrdinal ? "ordinal" : "nominal",
    clusters: new Map(ratings.map(({ item, problem }) => [item, problem])),
    seed: queue.seed,
    budget: LIVE_BUDGET / queue.questions.length,
    withPairs: false,
    ...(isOrdinal ? { order: GATE_ANSWERS } : {}),
  });
  const [pair] = agreement.raters === 2 ? agreement.pairs : [];

  return {
    question: questionKey(question),
    level: agreement.level,
    percent: shownEstimate(agreement.percentAgreement),
    kappa: shownEstimate(pair ? pair.cohenKappa : agreement.fleissKappa),
    alpha: shownEstimate(isOrdinal ? agreement.ordinalAlpha : agreement.nominalAlpha),
    ...(isOrdinal && pair ? { weightedKappa: shownEstimate(pair.quadraticKappa) } : {}),
  };
}
