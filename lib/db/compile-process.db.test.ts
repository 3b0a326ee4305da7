import { afterAll, beforeAll, expect, test } from "vitest";
import { givenMetrics } from "@/lib/services/measures/given-metrics";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { createDb } from "./client";

const db = createDb(process.env["DATABASE_URL"] ?? "");
let found: (filter: string) => Promise<number[]>;

/** The first went wrong everywhere, the second nowhere, of the third nothing can be known, the fourth is not measured. */
beforeAll(async () => {
  const corpus = await givenCorpus(db, [{}, {}, {}, {}]);
  const ctx = await givenContext(db);
  await givenMetrics(db, corpus, [
    {
      ...{ repeated: 3, searches: 4, empty: 2, recovered: false, ignored: 1, voucher: "wrong", unclaimed: 5 },
      ...{
        ungrounded: "unseen",
        page: 2,
        protocol: "several",
        inference: 0.1,
        reformulations: 4,
        verified: false,
        unseen: 2,
      },
      ...{ rewritten: 2, macros: 3, retries: 1, noNonce: true, cycle: true },
    },
    {
      ...{ repeated: 0, searches: 1, empty: 0, recovered: true, ignored: 0, voucher: "right", unclaimed: 0 },
      ...{ ungrounded: "no", page: 1, protocol: "kept", inference: 0.5, reformulations: 0, verified: true, unseen: 0 },
    },
    {},
  ]);
  found = async (filter) => {
    const { items } = await listTrajectories(ctx, { corpus: corpus.extId, filter, sort: "imported", limit: 10 });
    return items.map(({ id }) => corpus.trajectories.indexOf(id)).toSorted();
  };
});
afterAll(() => db.$disconnect());

test.each([
  ["repeated:>0", [0]],
  ["repeated:0", [1]],
  ["searches:2..", [0]],
  ["empty:>0", [0]],
  ["recovered:no", [0]],
  ["recovered:yes", [1]],
  ["reformulations:4", [0]],
  ["page_depth:1", [1]],
  ["ignored:>0", [0]],
  ["verified:no", [0]],
  ["verified:yes", [1]],
  ["used_unseen:>0", [0]],
  ["used_unseen:0", [1]],
  ["ungrounded:unseen,unviewed", [0]],
  ["ungrounded:no", [1]],
  ["protocol:kept", [1]],
  ["protocol:several,no_terminate", [0]],
  ["voucher_claim:wrong", [0]],
  ["voucher_claim:right,unsaid", [1]],
  ["unclaimed:5", [0]],
  ["rewritten:>0", [0]],
  ["rewritten:0", [1, 2]],
  ["macros:3", [0]],
  ["macros:0", [1, 2]],
  ["retries:1..", [0]],
  ["retries:0", [1, 2]],
  ["no_nonce:yes", [0]],
  ["no_nonce:no", [1, 2, 3]],
  ["cycle:yes", [0]],
  ["-cycle:yes", [1, 2, 3]],
  ["inference_share:<0.2", [0]],
  ["inference_share:0.5", [1]],
])("%s lists the rows that were measured so", async (filter, rows) => {
  expect(await found(filter)).toEqual(rows);
});

test.each([
  ...["repeated", "searches", "empty", "recovered", "reformulations", "page_depth", "ignored", "verified"],
  ...["used_unseen", "ungrounded", "protocol", "voucher_claim", "unclaimed", "inference_share"],
])("%s:none lists what cannot be known and what is not measured", async (field) => {
  expect(await found(`${field}:none`)).toEqual([2, 3]);
  expect(await found(`-${field}:none`)).toEqual([0, 1]);
});
