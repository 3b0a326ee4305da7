import { DECIDED_VERDICTS } from "@/lib/domain/verdict";
import type { FieldName, KindOf } from "@/lib/query/fields";
import type { FieldTerm, Filter, TestOfKind, WordsTerm } from "@/lib/query/filter";
import { comparedTest, otherJudgeTest } from "./compile-judges";
import { poolTest } from "./compile-pools";
import { PROCESS_COMPILERS } from "./compile-process";
import { rejectCountTest, rejectTest } from "./compile-rejects";
import { releasedTest } from "./compile-releases";
import { rescoredPartTest, rescoreTest, withRescored } from "./compile-rescores";
import { duplicateOfTest, leavesTest } from "./compile-selection";
import { choiceTest, dateTest, flagTest, likePattern, numberTest, referenceTest, textTest } from "./compile-test";
import { joinSql, type Sql, sql } from "./query-rows";
import { GATE, RICHNESS } from "./sort-plan";

/** What an order has in place of null. */
const NONE = -1;

type Compiler<Name extends FieldName> = (test: TestOfKind[KindOf<Name>], corpusId: number) => Sql;

/**
 * SQL of every field over `trajectory t` and `review v` (left joined). A new field does not compile here until
 * it is in this table; that is how "a valid filter compiles" holds.
 *
 * What stands in another table is asked by EXISTS of the row: as a term of its own the planner turns that into a join
 * from either side, and where it cannot (under a negation, beside an alternative, in a count) it looks each row up. An IN
 * is there a list that is searched through for every row once its ids do not fit into PostgreSQL's working memory.
 */
const COMPILERS: { readonly [Name in FieldName]: Compiler<Name> } = {
  verdict: choiceTest(sql`t.verdict`),
  structure: structureTest,
  label: labelTest,
  blind_label: blindLabelTest,
  approved: flagTest(sql`v.approved`),
  released: releasedTest,
  overridden: flagTest(sql`v.label <> t.verdict and t.verdict = any(${[...DECIDED_VERDICTS]}::text[])`),
  commented: commentedTest,
  bucket: textTest(sql`t.bucket`),
  difficulty: (test) => ofProblem(textTest(sql`p.difficulty`)(test)),
  pool: poolTest,
  gate: numberTest(GATE, "int", NONE),
  judge: choiceTest(sql`t.judge_state`),
  score: numberTest(sql`t.judge_score`, "real"),
  judge_model: textTest(sql`t.judge_model`),
  rubric: textTest(sql`t.judge_rubric`),
  disputed: flagTest(sql`t.judge_disputed`),
  unresolved: numberTest(sql`t.unresolved_quotes`, "int"),
  horizon: numberTest(sql`t.horizon_share`, "real"),
  injections: numberTest(sql`t.injections`, "int"),
  human_gate: gateOfPeopleTest(sql`hg.gate`),
  gate_blind: gateBlindTest,
  gate_fault: gateChoiceTest(sql`hg.fault`),
  blind_gate: gateOfPeopleTest(sql`hg.blind_gate`),
  blind_fault: gateChoiceTest(sql`hg.blind_fault`),
  gate_source: gateChoiceTest(sql`hg.source`),
  other_judge: otherJudgeTest,
  compared: comparedTest,
  outcome: choiceTest(sql`t.outcome`),
  outcome_by: outcomeByTest,
  rescore: rescoreTest,
  rescore_differs: rescoredPartTest(sql`ro.differing`),
  rescore_undecided: rescoredPartTest(sql`ro.undecided`),
  rescore_partial: (test, corpusId) => flagTest(withRescored(sql`ro.is_partial`, corpusId))(test),
  reject: rejectTest,
  rejects: rejectCountTest,
  leaves: leavesTest,
  duplicate_of: duplicateOfTest,
  unseen: numberTest(sql`t.unseen_ids`, "int"),
  richness: numberTest(RICHNESS, "real", NONE),
  tokens: numberTest(sql`t.tokens`, "int"),
  steps: numberTest(sql`t.steps`, "int"),
  dispatches: numberTest(sql`t.dispatches`, "int"),
  phantoms: numberTest(sql`t.phantoms`, "int"),
  ...PROCESS_COMPILERS,
  run: namedRunTest,
  agent: runTest(sql`ag.name`),
  model: runTest(sql`ag.model`),
  miner: runTest(sql`ag.miner_hotkey`),
  suite: suiteTest,
  harness: runTest(sql`ru.harness`),
  phase: runTest(sql`ru.phase`),
  race: runTest(sql`ru.race_id`),
  validator: runTest(sql`ru.validator_hotkey`),
  format: choiceTest(sql`t.format`),
  status: choiceTest(sql`t.status`),
  rule: textTest(sql`t.rule_name`),
  started: dateTest(sql`t.started_at`),
  imported: dateTest(sql`t.imported_at`),
  import: importTest,
  queue: queueTest,
  problem: problemTest,
  id: referenceTest(sql`t.ext_id`, sql`t.source_id`),
};

/** The condition of a filter, true for a filter without terms. */
export function compileFilter(filter: Filter, corpusId: number): Sql {
  if (filter.terms.length === 0) return sql`true`;

  return joinSql(
    filter.terms.map((term) => compileTerm(term, corpusId)),
    " and ",
  );
}

function compileTerm(term: FieldTerm | WordsTerm, corpusId: number): Sql {
  const condition =
    term.kind === "words" ? ofProblem(sql`p.query ilike ${likePattern(["", term.text, ""])}`) : anyTest(term, corpusId);

  // "Is not true" keeps rows whose value is not known: -gate:5 also lists what has no gate.
  return term.isNegated ? sql`(${condition}) is not true` : sql`(${condition})`;
}

function anyTest<Name extends FieldName>(term: FieldTerm<Name>, corpusId: number): Sql {
  const compile: Compiler<Name> = COMPILERS[term.field];

  return joinSql(
    term.tests.map((test) => compile(test, corpusId)),
    " or ",
  );
}

function structureTest(test: TestOfKind["choice"]): Sql {
  const value = test.kind === "is" ? test.value : null;

  // A person's label comes first; two plain comparisons let the planner use an index on either.
  return sql`(v.label = ${value} or (v.label is null and t.verdict = ${value}))`;
}

/** Rows without a label are told by the few that have one: their index is small, and `review` need not be read. */
function labelTest(test: TestOfKind["choice"], corpusId: number): Sql {
  if (test.kind === "is") return sql`v.label = ${test.value}`;

  return sql`not exists (select from review lv
    where lv.corpus_id = ${corpusId} and lv.trajectory_id = t.id and lv.label is not null)`;
}

/** Without an outcome it is nobody's. */
function outcomeByTest(test: TestOfKind["choice"]): Sql {
  return test.kind === "none"
    ? sql`t.outcome = 'unscored'`
    : sql`(t.outcome <> 'unscored' and t.outcome_by = ${test.value})`;
}

/** What was said blind counts where people have a label at all; see `blindLabel`. */
function blindLabelTest(test: TestOfKind["choice"], corpusId: number): Sql {
  if (test.kind === "is") return sql`(v.label is not null and v.blind_label = ${test.value})`;

  return sql`not exists (select from review bv where bv.corpus_id = ${corpusId} and bv.trajectory_id = t.id
    and bv.label is not null and bv.blind_label is not null)`;
}

function commentedTest(test: TestOfKind["flag"], corpusId: number): Sql {
  return flagTest(sql`exists (select from comment co where co.corpus_id = ${corpusId} and co.trajectory_id = t.id
    and co.resolved_at is null and co.removed_at is null)`)(test);
}

function gateOfPeopleTest(gate: Sql): (test: TestOfKind["number"], corpusId: number) => Sql {
  return (test, corpusId) =>
    test.kind === "none"
      ? sql`not ${withHumanGate(sql`${gate} is not null`, corpusId)}`
      : withHumanGate(numberTest(gate, "int")(test), corpusId);
}

function gateBlindTest(test: TestOfKind["flag"], corpusId: number): Sql {
  return flagTest(withHumanGate(sql`hg.blind_gate is not null`, corpusId))(test);
}

function gateChoiceTest(column: Sql): (test: TestOfKind["choice"], corpusId: number) => Sql {
  return (test, corpusId) =>
    test.kind === "none"
      ? sql`not ${withHumanGate(sql`${column} is not null`, corpusId)}`
      : withHumanGate(sql`${column} = ${test.value}`, corpusId);
}

function withHumanGate(condition: Sql, corpusId: number): Sql {
  return sql`exists (select from gate_label hg
    where hg.corpus_id = ${corpusId} and hg.trajectory_id = t.id and hg.gate is not null and (${condition}))`;
}

function runTest(column: Sql): (test: TestOfKind["text"], corpusId: number) => Sql {
  return (test, corpusId) => ofRun(textTest(column)(test), corpusId);
}

/** By its name, or by its whole public id: several runs may have one name. */
function namedRunTest(test: TestOfKind["text"], corpusId: number): Sql {
  const isNamed = textTest(sql`ru.name`)(test);

  return ofRun(test.kind === "is" ? sql`(${isNamed} or ru.ext_id::text = lower(${test.value}))` : isNamed, corpusId);
}

/** Runs are few: their ids are found first, once, so that the index on run_id serves. */
function ofRun(condition: Sql, corpusId: number): Sql {
  return sql`t.run_id = any(array(select ru.id from run ru left join agent ag on ag.id = ru.agent_id
    where ru.corpus_id = ${corpusId} and ${condition}))`;
}

function ofProblem(condition: Sql): Sql {
  return sql`exists (select from problem p where p.id = t.problem_id and (${condition}))`;
}

function suiteTest(test: TestOfKind["text"], corpusId: number): Sql {
  const runs = ofRun(textTest(sql`ru.suite`)(test), corpusId);
  const problems = ofProblem(textTest(sql`p.suite`)(test));

  return test.kind === "none" ? sql`(${runs} and ${problems})` : sql`(${runs} or ${problems})`;
}

/** Imports are few: their ids are found first. */
function importTest(test: TestOfKind["reference"], corpusId: number): Sql {
  const isMeant = referenceTest(sql`im.ext_id`, sql`f.name`)(test);

  return sql`t.import_id = any(array(select distinct im.id from import im left join import_file f on f.import_id = im.id
    where im.corpus_id = ${corpusId} and ${isMeant}))`;
}

function queueTest(test: TestOfKind["reference"], corpusId: number): Sql {
  const isMeant = referenceTest(sql`q.ext_id`, sql`q.name`)(test);

  return sql`exists (select from queue q join queue_item i on i.queue_id = q.id
    where q.corpus_id = ${corpusId} and i.corpus_id = ${corpusId} and i.trajectory_id = t.id and (${isMeant}))`;
}

function problemTest(test: TestOfKind["reference"]): Sql {
  const isMeant = referenceTest(sql`p.ext_id`, sql`p.key`)(test);
  // Not the words of an id: screens ask for problems by theirs, and words are looked for in every query.
  if (test.kind === "uuid") return ofProblem(isMeant);

  return ofProblem(sql`${isMeant} or p.query ilike ${likePattern(["", test.value, ""])}`);
}
