import * as z from "zod";
import type { RejudgePreview } from "@/lib/contract/rejudge";
import type { Db } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { RUBRIC } from "@/lib/judge/rubric";
import { matches } from "@/lib/services/trajectories/count-matches";
import { judgeText, REJUDGE_FORMATTER } from "./judge-text";
import { inTurn, type RejudgeRows } from "./rejudge-rows";

/** Texts that are rendered for the length of those that wait. */
const SAMPLE_TEXTS = 20;
/** Characters a token differ less than lengths do. */
const SAMPLE_ANSWERS = 10;
/** Answers of the model that say more than texts do. */
const FEWEST_ANSWERS = 20;
/** Of English and JSON, with the tokenizers of today: good for an estimate and no more. */
const CHARS_PER_TOKEN = 4;

export interface TokenEstimate {
  readonly basis: RejudgePreview["basis"];
  /** Means of a trajectory that is asked about once. */
  readonly promptTokens: number;
  /** Null where the model has not answered enough yet, or does not say. */
  readonly completionTokens: number | null;
}

interface Round {
  readonly model: string;
  /** How many could be judged, and how many of them would be. */
  readonly waiting: number;
  readonly judging: number;
}

/**
 * Estimates the tokens of those that would be judged: the input from the length of some of them, at the characters a token
 * that earlier answers of the model had; the output from those answers.
 */
export async function estimateTokens(db: Db, rows: RejudgeRows, round: Round): Promise<TokenEstimate> {
  const { model } = round;
  const answered = await answersOf(db, model);
  const charsPerToken = answered.rows > 0 ? await charsPerTokenOf(db, model) : CHARS_PER_TOKEN;
  const chars: number[] = [];
  for (const { id } of await someOf(db, rows, round)) {
    const length = await charsOf(db, rows.corpusId, id);
    if (length !== undefined) chars.push(length);
  }

  return {
    basis: { texts: chars.length, answers: answered.rows },
    promptTokens: chars.length === 0 ? 0 : sumOf(chars) / chars.length / charsPerToken,
    completionTokens: answered.completion,
  };
}

const KeyRow = z.object({ id: z.bigint() });

/** By chance: what a model failed on comes last, and may be longer than the rest. */
async function someOf(db: Db, rows: RejudgeRows, { waiting, judging }: Round): Promise<z.infer<typeof KeyRow>[]> {
  // To sort what is judged whole would only cost time.
  const judged = judging < waiting ? inTurn(rows, judging) : sql`select t.id ${matches(rows.corpusId, rows.judging)}`;

  return queryRows(db, KeyRow, sql`select j.id from (${judged}) j order by md5(j.id::text) limit ${SAMPLE_TEXTS}`);
}

const AnswersRow = z.object({ rows: z.int(), completion: z.number().nullable() });
const AnswerRow = z.object({ corpus: z.int(), id: z.bigint(), tokens: z.int() });

/** The newest answers of a model that came at the first try: a later one holds the tokens of all its tries. */
function newestAnswers(model: string, limit: number): Sql {
  return sql`select corpus_id, trajectory_id, prompt_tokens, completion_tokens from rejudgement
    where model = ${model} and rubric = ${RUBRIC.version} and formatter = ${REJUDGE_FORMATTER.name}
      and state = 'scored' and tries = 1 and prompt_tokens > 0
    order by id desc limit ${limit}`;
}

async function answersOf(db: Db, model: string): Promise<z.infer<typeof AnswersRow>> {
  const [row] = await queryRows(
    db,
    AnswersRow,
    sql`select count(*)::int as rows, avg(completion_tokens)::float8 as completion from (${newestAnswers(model, 1000)}) a`,
  );

  return row === undefined || row.rows < FEWEST_ANSWERS ? { rows: 0, completion: null } : row;
}

async function charsPerTokenOf(db: Db, model: string): Promise<number> {
  const answers = await queryRows(
    db,
    AnswerRow,
    sql`select corpus_id as corpus, trajectory_id as id, prompt_tokens as tokens
        from (${newestAnswers(model, SAMPLE_ANSWERS)}) a`,
  );
  let chars = 0;
  let tokens = 0;
  for (const answer of answers) {
    const length = await charsOf(db, answer.corpus, answer.id);
    if (length === undefined) continue;
    chars += length;
    tokens += answer.tokens;
  }

  return tokens === 0 ? CHARS_PER_TOKEN : chars / tokens;
}

/** Characters of what is sent; undefined without a text, as of a trajectory that was removed. */
async function charsOf(db: Db, corpusId: number, id: bigint): Promise<number | undefined> {
  const text = await judgeText(db, corpusId, id);

  return text.kind === "text" ? RUBRIC.text.length + text.text.length : undefined;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
