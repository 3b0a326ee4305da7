import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenRollouts } from "./given-runs";
import { listRunNames } from "./list-run-names";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("runs are found by a part of their name, whatever its case, and by their id", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("night 100%", { lamp: ["success"] }),
    ...givenRollouts("Night 2", { lamp: ["fail"] }),
    ...givenRollouts("day", { lamp: ["fail"] }),
  ]);
  const ctx = await givenContext(db, "annotator");
  const found = async (search: string) => (await listRunNames(ctx, { id, search })).items.map(({ name }) => name);

  const all = await listRunNames(ctx, { id, search: "" });

  expect(all.total).toBe(3);
  expect(await found("NIGHT")).toEqual(["Night 2", "night 100%"]);
  expect(await found("0%")).toEqual(["night 100%"]);
  expect(await found(all.items.find(({ name }) => name === "day")?.id ?? "")).toEqual(["day"]);
  expect(await listRunNames(ctx, { id, search: "nobody" })).toEqual({ items: [], total: 0 });
});
