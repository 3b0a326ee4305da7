import { afterAll, expect, test } from "vitest";
import { ApprovalPreview } from "@/lib/contract/labels";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { previewApproval } from "./preview-approval";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("the preview counts what matches and what would change, and shows some of it", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    { verdict: "agentic" },
    { verdict: "agentic", approved: true },
    { verdict: "agentic", label: "reject" },
    { verdict: "agentic", label: "sub_task" },
    { verdict: "sub_task" },
  ]);

  const preview = ApprovalPreview.parse(
    await previewApproval(ctx, { corpus: corpus.extId, filter: "verdict:agentic", approved: true }),
  );

  expect(preview).toMatchObject({ matching: 4, changing: 2 });
  expect(preview.sample.map((row) => row.id).sort()).toEqual([corpus.trajectories[0], corpus.trajectories[3]].sort());
});

test("the rows that the preview shows say of which run and rollout they are", async () => {
  const corpus = await givenCorpus(db, [
    { run: "ledger-line 7.3", rollout: 4 },
    { run: "ledger-line 7.3", rollout: 5 },
    { run: "night 8" },
  ]);
  const asked = { corpus: corpus.extId, filter: "", approved: true };

  const { sample } = ApprovalPreview.parse(await previewApproval(await givenContext(db), asked));

  expect(corpus.trajectories.map((id) => sample.find((row) => row.id === id))).toMatchObject([
    { run: "ledger-line 7.3", rollout: 4 },
    { run: "ledger-line 7.3", rollout: 5 },
    { run: "night 8", rollout: null },
  ]);
});

test("the rows that the preview shows are not the first of the import", async () => {
  const { extId, trajectories } = await givenCorpus(db, new Array(24).fill({ verdict: "agentic" }));
  const asked = { corpus: extId, filter: "", approved: true };
  const { sample } = await previewApproval(await givenContext(db), asked);
  expect(sample.map((row) => row.id)).toEqual([...trajectories].sort().slice(0, 8));
});

test("the preview counts what would change by people's word, else the filter's, by outcome, judgement and format rules", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    { verdict: "agentic", outcome: "success", judge: "scored" },
    { verdict: "agentic", outcome: "unscored", judge: "failed", rejects: 4 },
    { verdict: "agentic", outcome: "unscored", judge: "absent", label: "sub_task" },
    { verdict: "review", outcome: "fail", judge: "scored" },
    { verdict: "sub_task", approved: true },
  ]);

  const { madeOf } = await previewApproval(ctx, { corpus: corpus.extId, filter: "", approved: true });

  expect(madeOf).toEqual({
    structure: [
      { value: "agentic", count: 2 },
      { value: "sub_task", count: 1 },
      { value: "review", count: 1 },
    ],
    outcome: [
      { value: "success", count: 1 },
      { value: "fail", count: 1 },
      { value: "unscored", count: 2 },
    ],
    judged: 2,
    malformed: 1,
  });
});
