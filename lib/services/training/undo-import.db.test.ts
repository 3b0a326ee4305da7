import { afterAll, expect, test } from "vitest";
import { TrainingImport, TrainingOverview, TrainingPoints } from "@/lib/contract/training";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getTrainingPoints } from "./get-training-points";
import { importTrainingMetrics } from "./import-training-metrics";
import { listTraining } from "./list-training";
import { removeCurve } from "./remove-curve";
import { undoTrainingImport } from "./undo-import";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function given() {
  const ctx = await givenContext(db, "researcher");
  const id = (await givenCorpus(db, [])).extId;
  /** @param meanwhile runs while the file is half read */
  const upload = async (text: string, meanwhile?: () => Promise<void>): Promise<string> => {
    const body = (async function* () {
      // More than a batch, so that what stands before is written by then.
      if (meanwhile) {
        const lines = Array.from({ length: 5000 }, (_, at) => `${1_000_000 + at},0.1\n`).join("");
        yield Buffer.from(`step,kl\n${text}${lines}`);
        await meanwhile();
      }
      yield Buffer.from(text);
    })();
    return TrainingImport.parse(await importTrainingMetrics(ctx, { id, name: "v18.csv", body })).id;
  };
  const overview = async () => TrainingOverview.parse(await listTraining(ctx, { id }));
  /** "kl 1:0.5 2:0.6" a curve. */
  const points = async (): Promise<string[]> => {
    const { curves } = await overview();
    if (curves.length === 0) return [];
    const asked = { id, curves: curves.map((curve) => curve.id), smooth: 1, pixels: 800 } as const;
    const { series } = TrainingPoints.parse(await getTrainingPoints(ctx, asked));
    return series.map(({ metric, raw }) =>
      [metric, ...raw.filter(([step]) => step < 1_000_000).map(([step, value]) => `${step}:${value}`)].join(" "),
    );
  };

  return { ctx, upload, overview, points, undo: (file: string) => undoTrainingImport(ctx, { id: file }) };
}

test("a file that is undone takes its new points and curves with it, and values that it replaced come back", async () => {
  const { upload, overview, points, undo } = await given();
  const first = await upload("step,kl\n1,0.5\n2,0.6\n");
  const second = await upload("step,kl,reward\n2,0.9,1\n3,0.7,2\n");
  expect(await points()).toEqual(["kl 1:0.5 2:0.9 3:0.7", "reward 2:1 3:2"]);

  await undo(second);

  expect(await points()).toEqual(["kl 1:0.5 2:0.6"]);
  expect((await overview()).imports.map(({ id, canUndo, undoneAt }) => [id, canUndo, undoneAt !== null])).toEqual([
    [second, false, true],
    [first, true, false],
  ]);
  await undo(second);
  await undo(first);
  expect(await points()).toEqual([]);
});

test("what a later file says stays, also where it says the same; undone last to first or first to last, nothing is left", async () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
  ]) {
    const { upload, points, undo } = await given();
    const files = [
      await upload("step,kl\n1,0.5\n2,0.6\n"),
      await upload("step,kl\n1,0.5\n2,0.8\n"),
      await upload("step,kl\n2,0.9\n"),
    ];

    const seen: string[][] = [];
    for (const at of order) {
      await undo(files[at] ?? "");
      seen.push(await points());
    }

    expect(seen).toEqual(
      {
        "0,1,2": [["kl 1:0.5 2:0.9"], ["kl 2:0.9"], []],
        "2,1,0": [["kl 1:0.5 2:0.8"], ["kl 1:0.5 2:0.6"], []],
        "1,0,2": [["kl 1:0.5 2:0.9"], ["kl 2:0.9"], []],
      }[order.join()],
    );
  }
});

test.each([
  ["first", ["kl 9:0.5"], []],
  ["last", ["kl 9:0.9"], []],
])(
  "of two files that are read at once, the one that wrote last counts, also when the other is undone %s",
  async (when, left, nothing) => {
    const { upload, points, undo } = await given();
    let other = "";
    const slow = await upload("9,0.5\n", async () => {
      other = await upload("step,kl\n9,0.9\n");
    });
    expect(await points()).toEqual(["kl 9:0.5"]);

    const order = when === "first" ? [other, slow] : [slow, other];
    await undo(order[0] ?? "");
    expect(await points()).toEqual(left);
    await undo(order[1] ?? "");
    expect(await points()).toEqual(nothing);
  },
);

test("nothing of a curve that was removed comes back when the files that begin it anew are undone", async () => {
  const { ctx, upload, overview, points, undo } = await given();
  await upload("step,kl\n1,0.5\n");
  const second = await upload("step,kl\n1,0.9\n");
  const { curves } = await overview();
  for (const { id } of curves) await removeCurve(ctx, { id });
  const third = await upload("step,kl\n1,0.7\n");

  await undo(second);
  expect(await points()).toEqual(["kl 1:0.7"]);
  await undo(third);

  expect(await points()).toEqual([]);
});

test("a file that is uploaded again after its undo is there again", async () => {
  const { upload, points, undo } = await given();
  await undo(await upload("step,kl\n1,0.5\n"));

  await upload("step,kl\n1,0.5\n");

  expect(await points()).toEqual(["kl 1:0.5"]);
});

test("a file that was read before its changes were kept, one that is not there, and an annotator are refused", async () => {
  const { upload, undo } = await given();
  const file = await upload("step,kl\n1,0.5\n");
  await db.trainingImport.update({ where: { extId: file }, data: { isRecorded: false } });

  await expect(undo(file)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(undo(crypto.randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(undoTrainingImport(await givenContext(db, "annotator"), { id: file })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
