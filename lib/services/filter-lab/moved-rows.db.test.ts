import { afterAll, expect, test } from "vitest";
import { MovedRows } from "@/lib/contract/what-if";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { MOVED_SIDES, type MovedSide } from "@/lib/domain/pipeline";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { drawnFacts, givenFacts } from "./given-facts";
import { listMovedRows } from "./moved-rows";
import { plainKept, plainRows } from "./plain-pipeline";
import { askWhatIf } from "./what-if";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

const STRICT: FilterThresholds = { ...DEFAULT_THRESHOLDS, tokenBudget: 1 };
const LOOSE: FilterThresholds = { ...DEFAULT_THRESHOLDS, agenticShare: 0.5, subTaskShare: 0.3, capPerMiner: 60 };

async function given() {
  const corpus = await givenFacts(db, drawnFacts(1500, 7));
  const { filterVersion } = await db.corpus.findUniqueOrThrow({
    where: { id: corpus.id },
    select: { filterVersion: { select: { extId: true } } },
  });
  const asked = (thresholds: FilterThresholds) => ({ id: corpus.extId, base: filterVersion.extId, thresholds });

  return { corpus, asked };
}
type Given = Awaited<ReturnType<typeof given>>;

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...ids].filter((id) => !others.has(id)));

/** Every page, one after the other. */
async function listed({ asked }: Given, thresholds: FilterThresholds, side: MovedSide, asker = researcher) {
  const pages: MovedRows[] = [];
  for (let first: number | null = 0; first !== null; first = pages.at(-1)?.next ?? null) {
    pages.push(MovedRows.parse(await listMovedRows(asker, { ...asked(thresholds), side, first })));
  }

  return pages;
}

test.each([
  ["a strict", STRICT],
  ["a looser", LOOSE],
])(
  "all that enter or leave by %s draft are listed once, page by page, with the reasons of its samples",
  async (_, to) => {
    const all = await given();
    const rows = await plainRows(db, all.corpus.id);
    const [before, after] = [plainKept(rows, DEFAULT_THRESHOLDS), plainKept(rows, to)];
    const expected = { entered: without(after, before), left: without(before, after) };
    const whatIf = await askWhatIf(researcher, { ...all.asked(to), labels: "all" });

    for (const side of MOVED_SIDES) {
      const pages = await listed(all, to, side);
      const items = pages.flatMap((page) => page.items);

      expect(pages.every(({ total, items: { length } }) => total === expected[side].size && length <= 100)).toBe(true);
      expect(items).toHaveLength(expected[side].size);
      expect(new Set(items.map(({ id }) => id))).toEqual(expected[side]);
      const reasons = new Map(items.map(({ id, why }) => [id, why]));
      expect(whatIf[side].samples.map(({ id }) => reasons.get(id))).toEqual(whatIf[side].samples.map(({ why }) => why));
    }
    expect((await listed(all, STRICT, "left")).length).toBeGreaterThan(1);
  },
);

test("what a person reviews blind is in no list", async () => {
  const all = await given();
  const [[first]] = [(await listed(all, STRICT, "left")).flatMap(({ items }) => items)];
  const blind = await givenContext(db, "researcher");
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, all.corpus, { filter: `id:${first?.id}`, reviewers: [blind.person.extId] });

  const seen = (await listed(all, STRICT, "left", blind)).flatMap(({ items }) => items);

  expect(seen.length).toBeGreaterThan(0);
  expect(seen.some(({ id }) => id === first?.id)).toBe(false);
});

test("an annotator lists nothing", async () => {
  const { asked } = await given();
  const annotator = await givenContext(db, "annotator");

  await expect(listMovedRows(annotator, { ...asked(STRICT), side: "left", first: 0 })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
