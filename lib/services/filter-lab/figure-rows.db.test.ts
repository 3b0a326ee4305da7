import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { FigureRows, type WhatIf } from "@/lib/contract/what-if";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LAB_ANSWERS } from "@/lib/domain/lab-answer";
import { COMPARED_SIDES, KEPT_SIDES, type LabFigure, type LabFigureOf, LISTED_STAGES } from "@/lib/domain/lab-figure";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { MOVED_SIDES } from "@/lib/domain/pipeline";
import { clustered } from "@/lib/services/clusters/fixtures/given-clusters";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { makeSplit } from "@/lib/services/splits/make-split";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listFigureRows } from "./figure-rows";
import { drawnFacts, givenFacts } from "./given-facts";
import { type PlainRow, plainKept, plainLabAnswer, plainRows, plainStages, plainVerdict } from "./plain-pipeline";
import { askWhatIf } from "./what-if";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");
const lead = await givenContext(db, "lead");

const FROM: FilterThresholds = DEFAULT_THRESHOLDS;
const TO: FilterThresholds = {
  ...FROM,
  agenticShare: 0.5,
  tokenBudget: 14_000,
  coefficientGate: 0.5,
  capPerMiner: 400,
};
const AGENTS = 16;

/** More agent versions than the mix tells one by one, some problems in a suite, and a split that knows all but one. */
async function given(size: number) {
  const rows = drawnFacts(size, 23).map((row, at) => ({
    ...row,
    ...{ run: `own ${at % AGENTS}`, agent: `of figures ${at % AGENTS}`, miner: `figures ${at % 3}` },
  }));
  const corpus = await givenFacts(db, rows);
  await db.$executeRaw(sql`update problem set suite = 'ours' where corpus_id = ${corpus.id} and id % 3 = 0`);
  await clustered(db, corpus.id);
  const shares = { train: 0.7, validation: 0, test: 0.3, never_touch: 0 };
  const recipe = { note: "", seed: 1, strata: [], weigh: "problems" as const, shares };
  await makeSplit(lead, { id: corpus.extId, name: "main", ...recipe });
  const { extId: base } = await db.filterVersion.findFirstOrThrow({ where: { corpora: { some: { id: corpus.id } } } });
  const asked = { id: corpus.extId, base, thresholds: TO, labels: "all" as const };

  /** Every page, one after the other. */
  const listed = async (figure: LabFigure, asker = researcher) => {
    const pages: FigureRows[] = [];
    for (let first: number | null = 0; first !== null; first = pages.at(-1)?.next ?? null)
      pages.push(FigureRows.parse(await listFigureRows(asker, { ...asked, figure, first })));

    return pages;
  };

  return { corpus, asked, listed };
}
type Given = Awaited<ReturnType<typeof given>>;

interface Figure {
  readonly figure: LabFigure;
  readonly count: number;
}

/** Every figure that the answer shows, with what it says. */
function shownFigures({ verdicts, moved, stages, mix, labelled, ...whatIf }: WhatIf): Figure[] {
  return [
    ...MOVED_SIDES.map((side) => ({ figure: { kind: "moved", side } as const, count: whatIf[side].count })),
    ...verdicts.flatMap(({ verdict, ...counts }) =>
      COMPARED_SIDES.map((side) => ({ figure: { kind: "verdict", side, verdict } as const, count: counts[side] })),
    ),
    ...moved.map(({ count, ...move }) => ({ figure: { kind: "change", ...move } as const, count })),
    ...LISTED_STAGES.flatMap((stage) =>
      COMPARED_SIDES.map((side) => ({
        figure: { kind: "stage", side, stage } as const,
        count: stages.find((one) => one.stage === stage)?.[side] ?? 0,
      })),
    ),
    ...mix.flatMap(({ by, rows, others }) => [
      ...rows.flatMap(({ value, ...counts }) =>
        KEPT_SIDES.map((side) => ({ figure: { kind: "kept", side, by, value } as const, count: counts[side] })),
      ),
      ...COMPARED_SIDES.map((side) => ({ figure: { kind: "others", side, by } as const, count: others[side] })),
    ]),
    ...COMPARED_SIDES.flatMap((side) =>
      LAB_ANSWERS.flatMap((answer) =>
        STRUCTURE_LABELS.map((label) => ({
          figure: { kind: "confusion", side, answer, label } as const,
          count: labelled[side].confusion.find((cell) => cell.answer === answer && cell.label === label)?.count ?? 0,
        })),
      ),
    ),
  ];
}

const More = z.object({ id: z.uuid(), place: z.int(), suite: z.string().nullable(), pool: z.string() });
type Row = PlainRow & z.infer<typeof More>;

/** With what only these figures ask for, and the place in the order of the corpus. */
async function rowsOf({ corpus }: Given): Promise<Row[]> {
  const more = await queryRows(
    db,
    More,
    sql`select t.ext_id as id, row_number() over (order by t.id)::int as place, coalesce(r.suite, p.suite) as suite,
          coalesce('main/' || sp.pool, 'main, no pool yet') as pool
        from trajectory t join run r on r.id = t.run_id join problem p on p.id = t.problem_id
        left join split_pool sp on sp.problem_id = t.problem_id where t.corpus_id = ${corpus.id}`,
  );
  const byId = new Map(more.map((row) => [row.id, row]));

  return (await plainRows(db, corpus.id)).flatMap((row) => {
    const found = byId.get(row.id);

    return found ? [{ ...row, ...found }] : [];
  });
}

const VALUE_OF = {
  bucket: ({ bucket }: Row) => bucket,
  miner: ({ miner }: Row) => miner,
  agent: ({ agent }: Row) => agent,
  suite: ({ suite }: Row) => suite,
  split: ({ pool }: Row) => pool,
} as const;

/** Which rows a figure counts, by plain loops. */
function counted(rows: readonly Row[], { mix }: WhatIf): (figure: LabFigure) => readonly Row[] {
  const [before, after] = [plainKept(rows, FROM), plainKept(rows, TO)];
  const stages = { before: plainStages(rows, FROM), after: plainStages(rows, TO) };
  const onSide = {
    before: ({ id }: Row) => before.has(id),
    after: ({ id }: Row) => after.has(id),
    entered: ({ id }: Row) => after.has(id) && !before.has(id),
    left: ({ id }: Row) => before.has(id) && !after.has(id),
  };
  const told = ({ by }: LabFigureOf<"others">) =>
    mix.find((one) => one.by === by)?.rows.map(({ value }) => value) ?? [];

  return (figure) => {
    switch (figure.kind) {
      case "moved":
        return rows.filter(onSide[figure.side]);
      case "verdict":
        return rows.filter((row) => plainVerdict(row, figure.side === "before" ? FROM : TO) === figure.verdict);
      case "change":
        return rows.filter((row) => plainVerdict(row, FROM) === figure.from && plainVerdict(row, TO) === figure.to);
      case "stage": {
        const come = new Set(stages[figure.side][figure.stage].map(({ id }) => id));

        return rows.filter(({ id }) => come.has(id));
      }
      case "kept":
        return rows.filter(onSide[figure.side]).filter((row) => VALUE_OF[figure.by](row) === figure.value);
      case "others":
        return rows.filter(onSide[figure.side]).filter((row) => !told(figure).includes(VALUE_OF[figure.by](row)));
      case "confusion":
        return rows
          .filter(({ label }) => label === figure.label)
          .filter((row) => plainLabAnswer(row, figure.side === "before" ? FROM : TO) === figure.answer);
    }
  };
}

test("every figure of a what-if is what its rows are, page by page, in the order of the corpus", {
  timeout: 120_000,
}, async () => {
  const all = await given(1500);
  const whatIf = await askWhatIf(researcher, all.asked);
  const rows = await rowsOf(all);
  const countedBy = counted(rows, whatIf);
  const figures = shownFigures(whatIf);

  const reasons = new Map<string, string>();
  let pagesOfMost = 0;
  for (const { figure, count } of figures) {
    const pages = await all.listed(figure);
    const items = pages.flatMap((page) => page.items);
    const expected = countedBy(figure).toSorted((one, other) => one.place - other.place);

    expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(items, JSON.stringify(figure)).toHaveLength(count);
    expect(pages.every(({ total, items: { length } }) => total === count && length <= 100)).toBe(true);
    expect(items.every(({ why }) => why.length > 10)).toBe(true);
    if (figure.kind === "moved") for (const { id, why } of items) reasons.set(id, why);
    pagesOfMost = Math.max(pagesOfMost, pages.length);
  }

  expect(pagesOfMost).toBeGreaterThan(3);
  const shown = figures.filter(({ count }) => count > 0).map(({ figure }) => figure);
  expect(new Set(shown.map(({ kind }) => kind)).size).toBe(7);
  expect(new Set(shown.flatMap((figure) => (figure.kind === "kept" ? [figure.by] : []))).size).toBe(5);
  for (const side of MOVED_SIDES) {
    const { samples } = whatIf[side];
    expect(samples.length).toBeGreaterThan(10);
    expect(samples.map(({ id }) => reasons.get(id))).toEqual(samples.map(({ why }) => why));
  }
});

test("each agent version has its part of a figure of the confusion, and another figure tells of none", async () => {
  const all = await given(400);
  const rows = (await rowsOf(all)).filter(({ label }) => label === "agentic");
  const figure = { kind: "confusion", side: "after", answer: "review", label: "agentic" } as const;

  const [page] = await all.listed(figure);

  const own = rows.filter((row) => plainLabAnswer(row, TO) === "review");
  const agents = [...new Set(own.map(({ agent }) => agent))].map((agent) => ({
    agent,
    count: own.filter((row) => row.agent === agent).length,
    of: rows.filter((row) => row.agent === agent).length,
  }));
  expect(agents.length).toBeGreaterThan(2);
  expect(new Set(page?.agents)).toEqual(new Set(agents));
  const counts = page?.agents.map(({ count }) => count) ?? [];
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect((await all.listed({ kind: "verdict", side: "after", verdict: "agentic" }))[0]?.agents).toEqual([]);
});

test("what a person reviews blind is in no figure's rows", { timeout: 60_000 }, async () => {
  const all = await given(300);
  const figures = shownFigures(await askWhatIf(researcher, all.asked)).filter(({ count }) => count > 0);
  const [first] =
    (await all.listed({ kind: "confusion", side: "after", answer: "agentic", label: "agentic" }))[0]?.items ?? [];
  const blind = await givenContext(db, "researcher");
  await givenQueue(lead, all.corpus, { filter: `id:${first?.id}`, reviewers: [blind.person.extId] });

  let missed = 0;
  for (const { figure } of figures) {
    const [seen, everything] = [await all.listed(figure, blind), await all.listed(figure)];
    const [ids, allIds] = [seen, everything].map((pages) => pages.flatMap(({ items }) => items.map(({ id }) => id)));

    expect(ids, JSON.stringify(figure)).not.toContain(first?.id);
    if (figure.kind === "verdict") expect(ids).toEqual(allIds?.filter((id) => id !== first?.id));
    expect(seen[0]?.total).toBe(ids?.length);
    if (allIds?.includes(first?.id ?? "")) missed += 1;
  }
  expect(missed).toBeGreaterThan(3);
});

test("an annotator lists nothing, and a version that is not there is no base", async () => {
  const { asked, listed } = await given(20);
  const figure = { kind: "moved", side: "left" } as const;

  await expect(listed(figure, await givenContext(db, "annotator"))).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(
    listFigureRows(researcher, { ...asked, base: crypto.randomUUID(), figure, first: 0 }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
