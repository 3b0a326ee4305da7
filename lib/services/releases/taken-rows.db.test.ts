import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { takenRows } from "./taken-rows";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("what the pipeline keeps is joined: a list to look through for each row takes hours of a large corpus", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const taken = takenRows({ corpusId: corpus.id, splitId: 1, selection: "approved", where: sql`true` });

  const plan = await queryRows(db, z.object({ "QUERY PLAN": z.string() }), sql`explain verbose ${taken}`);

  const lines = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(lines).toContain("selection");
  expect(lines).not.toContain("hashed SubPlan");
});
