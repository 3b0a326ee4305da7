import { afterAll, expect, test } from "vitest";
import { Likeness } from "@/lib/contract/pipeline";
import { createDb } from "@/lib/db/client";
import { SKETCH_VALUES } from "@/lib/filter/lab/fact-table";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getLikeness } from "./get-likeness";
import { makeSelection } from "./make-selection";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

/** Of so many equal values, as hex; all others differ from those of a sketch of another number. */
const sketchOf = (equal: number, other: number) =>
  Array.from({ length: SKETCH_VALUES }, (_, at) => (at < equal ? "0100" : `0${other}00`)).join("");

test("of near-duplicates each says whether it makes the same calls or has like thoughts, which are an estimate", async () => {
  const won = { outcome: "success", model: 4, template: 1, query: "one magnet" } as const;
  const corpus = await givenFacts(db, [
    { ...won, depth: 8, calls: 1, sketch: sketchOf(64, 2) },
    { ...won, depth: 6, calls: 1, sketch: sketchOf(0, 3) },
    { ...won, depth: 4, calls: 2, sketch: sketchOf(64, 4) },
    { ...won, depth: 2, calls: null, sketch: sketchOf(53, 5) },
  ]);
  await givenDeciding(db, corpus.id, { dedup: { measure: "thoughts", similarity: 0.8, keep: 1 } });
  await makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
  const likenessAt = async (at: number) =>
    Likeness.parse(await getLikeness(researcher, { id: corpus.trajectories[at] ?? "" }));

  expect(await likenessAt(0)).toMatchObject({
    ...{ alikeBy: null, stage: "kept" },
    members: [
      { alikeBy: null },
      { alikeBy: "calls", similarity: 1 },
      { alikeBy: "thoughts", similarity: 1 },
      { alikeBy: "thoughts", similarity: 0.828125 },
    ],
  });
  expect(await likenessAt(1)).toMatchObject({
    alikeBy: "calls",
    why: expect.stringMatching(/^It makes the same calls as the one of “.*”, which ranks before it, /),
  });
  expect(await likenessAt(2)).toMatchObject({
    alikeBy: "thoughts",
    why: expect.stringMatching(/^Its thoughts are about 100 % those /),
  });
  expect(await likenessAt(3)).toMatchObject({
    alikeBy: "thoughts",
    why: expect.stringMatching(/^Its thoughts are about 83 % those /),
  });
});
