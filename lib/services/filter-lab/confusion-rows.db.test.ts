import { afterAll, expect, test } from "vitest";
import { ConfusionRows } from "@/lib/contract/what-if";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LAB_ANSWERS, type LabAnswer } from "@/lib/domain/lab-answer";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listConfusionRows } from "./confusion-rows";
import { drawnFacts, givenFacts } from "./given-facts";
import { plainLabAnswer, plainRows } from "./plain-pipeline";
import { askWhatIf } from "./what-if";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

const GATED: FilterThresholds = { ...DEFAULT_THRESHOLDS, coefficientGate: 0.7, agenticShare: 0.5 };
interface Cell {
  readonly answer: LabAnswer;
  readonly label: StructureLabel;
}
const CELLS: readonly Cell[] = LAB_ANSWERS.flatMap((answer) => STRUCTURE_LABELS.map((label) => ({ answer, label })));

async function given(size: number) {
  const corpus = await givenFacts(db, drawnFacts(size, 11));
  const listed = async (cell: Cell, asker = researcher) => {
    const asked = { id: corpus.extId, thresholds: GATED, labels: "all" as const, ...cell };
    const pages: ConfusionRows[] = [];
    for (let first: number | null = 0; first !== null; first = pages.at(-1)?.next ?? null)
      pages.push(ConfusionRows.parse(await listConfusionRows(asker, { ...asked, first })));

    return pages;
  };

  return { corpus, listed };
}

test("every figure of the confusion is what its rows are, page by page, and each agent version has its part of them", async () => {
  const { corpus, listed } = await given(1500);
  const rows = (await plainRows(db, corpus.id)).filter(({ label }) => label !== null);
  const { extId: base } = await db.filterVersion.findFirstOrThrow({ where: { corpora: { some: { id: corpus.id } } } });
  const { labelled } = await askWhatIf(researcher, { id: corpus.extId, base, thresholds: GATED, labels: "all" });

  const all = new Map<string, ConfusionRows[]>();
  for (const { answer, label } of CELLS) {
    const pages = await listed({ answer, label });
    all.set(`${answer} ${label}`, pages);
    const items = pages.flatMap((page) => page.items);
    const expected = rows.filter((row) => row.label === label && plainLabAnswer(row, GATED) === answer);
    const figure = labelled.after.confusion.find((cell) => cell.answer === answer && cell.label === label);

    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
    expect(items).toHaveLength(figure?.count ?? 0);
    expect(pages.every(({ total, items: { length } }) => total === items.length && length <= 100)).toBe(true);
    expect(items.every(({ why }) => why.length > 10)).toBe(true);
    const agents = [...new Set(expected.map(({ agent }) => agent))].map((agent) => ({
      agent,
      count: expected.filter((row) => row.agent === agent).length,
      of: rows.filter((row) => row.label === label && row.agent === agent).length,
    }));
    for (const page of pages) expect(new Set(page.agents)).toEqual(new Set(agents));
    const counts = pages[0]?.agents.map(({ count }) => count) ?? [];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
  expect(Math.max(...Array.from(all.values(), ({ length }) => length))).toBeGreaterThan(1);
  expect(all.get("below_gate agentic")?.[0]?.items[0]?.why).toContain("gate of 0.7");
});

test("what a person reviews blind is in no figure's rows", async () => {
  const { corpus, listed } = await given(300);
  const cell = { answer: "agentic", label: "agentic" } as const;
  const [{ items: [first] = [], total } = { total: 0 }] = await listed(cell);
  const blind = await givenContext(db, "researcher");
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { filter: `id:${first?.id}`, reviewers: [blind.person.extId] });

  const seen = await listed(cell, blind);

  expect(seen[0]?.total).toBe(total - 1);
  expect(seen.flatMap(({ items }) => items).some(({ id }) => id === first?.id)).toBe(false);
});

test("an annotator lists nothing", async () => {
  const { listed } = await given(20);

  await expect(
    listed({ answer: "agentic", label: "agentic" }, await givenContext(db, "annotator")),
  ).rejects.toMatchObject({ code: "FORBIDDEN" });
});
