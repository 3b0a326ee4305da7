import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "./analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTrajectory, type LogLine } from "./fixtures/a-trajectory";
import { outlinePlaces } from "./outline-places";
import { signalPlaces } from "./signal-places";

const analyse = (trajectory: Trajectory) => analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length);
/** Places by the analysis and the steps that the reader has, with the signals that they are of. */
function placed(steps: readonly Partial<Step>[], log: readonly LogLine[] = [], over: Partial<Trajectory> = {}) {
  const trajectory = aTrajectory(steps, log, over);
  const analysis = analyse(trajectory);

  return { places: signalPlaces(trajectory.steps, analysis), signals: analysis.signals, analysis };
}

const answered = (...ids: readonly string[]) => ({
  result: { value: ids.map((product_id) => ({ product_id })), isError: false },
});
const find = (q: string, ...ids: readonly string[]) => aClaim("find_product", { q }, answered(...ids));
const view = (product_ids: string) => aClaim("view_product_information", { product_ids });
const recommend = (product_ids: string) => aClaim("recommend_product", { product_ids });
const [SEEN, OTHER, MADE_UP] = ["111111111", "222222222", "999999999"] as const;

describe("places of signals", () => {
  test("of unseen ids are the calls that first name one, whatever later results hold", () => {
    const { places, signals } = placed([
      { claimed: [find("a", SEEN), view(SEEN)] },
      { claimed: [view(`${MADE_UP},${OTHER}`), find("b", OTHER)] },
      { claimed: [view(MADE_UP)] },
    ]);

    expect(signals.unseenIds).toBe(2);
    expect(places.unseenIds).toEqual([{ step: 1, call: 0 }]);
  });

  test("of unseen ids leave out what the task, a user or the log names first", () => {
    const search = aDispatch("find_product", { q: "a" }, { isTruncated: true, resultProductIds: [SEEN] });
    const { places, signals } = placed(
      [{ role: "user", text: `or ${OTHER}?` }, { claimed: [find("a"), view(`${SEEN},${OTHER},${MADE_UP}`)] }],
      [anAnswer([["find_product", { q: "a" }]], { bucket: 1 }), { ...search, bucket: 1 }],
      { problem: { key: "p", query: `Is ${MADE_UP} in stock?` } },
    );

    expect(signals.unseenIds).toBe(0);
    expect(places.unseenIds).toEqual([]);
  });

  test("of unseen ids are those that the analysis counted, which older imports did by what the agent tells", () => {
    const steps = [{ claimed: [find("a", MADE_UP)] }, { claimed: [view(MADE_UP)] }];
    const { steps: all } = aTrajectory(steps, [anAnswer([["find_product", { q: "a" }]])]);
    const { analysis, places } = placed(steps, [anAnswer([["find_product", { q: "a" }]])]);
    const { believed: _, ...older } = analysis;

    expect(places.unseenIds).toEqual([{ step: 1, call: 0 }]);
    expect(signalPlaces(all, older).unseenIds).toEqual([]);
  });

  test("of reformulations are the first search with each query but the very first", () => {
    const { places } = placed([
      { claimed: [find("lamp"), find("red lamp")] },
      { claimed: [find("Lamp"), find("desk")] },
    ]);

    expect(places.reformulations).toEqual([
      { step: 0, call: 1 },
      { step: 1, call: 1 },
    ]);
  });

  test("of a cycle are all its calls, of repeated calls all but the first of each, of depth the turns", () => {
    const { places } = placed([
      { thought: "x", claimed: [find("x")] },
      ...Array.from({ length: 3 }, () => ({ claimed: [find("a"), find("b")] })),
      { thought: "y", claimed: [find("x")] },
    ]);
    const rounds = [1, 2, 3].flatMap((step) => [0, 1].map((call) => ({ step, call })));

    expect(places.cycle).toEqual(rounds);
    expect(places.repeated).toEqual([...rounds.slice(2), { step: 4, call: 0 }]);
    expect(places.depth).toEqual([{ step: 0 }, { step: 4 }]);
  });

  test("of verification are the calls that viewed what was recommended, claimed or logged alone, and the last pick", () => {
    const log = [
      aDispatch("find_product", { q: "a" }, { response: [{ product_id: SEEN }, { product_id: OTHER }] }),
      aDispatch("view_product_information", { product_ids: SEEN }, { bucket: 1 }),
      aDispatch("check_product_match", { product_id: OTHER }, { bucket: 2 }),
    ];
    const { places, signals } = placed(
      [
        { claimed: [find("a", SEEN, OTHER)] },
        { claimed: [view(MADE_UP), view(SEEN)] },
        {},
        { claimed: [recommend(SEEN)] },
        { claimed: [recommend(`${OTHER},${SEEN}`)] },
      ],
      log,
    );

    expect(signals.verification).toBe(true);
    expect(places.views).toEqual([
      { step: 1, call: 1 },
      { step: 2, order: 2 },
    ]);
    expect(places.pick).toEqual([{ step: 4, call: 0 }]);
  });

  test("are empty where nothing was done", () => {
    expect(Object.values(placed([{}]).places).flat()).toEqual([]);
  });

  test("that the outline tells are the steps that it flags, the views, and the repeats that were found", () => {
    const { analysis } = placed([
      { claimed: [find("a", SEEN)] },
      { claimed: [view(SEEN)] },
      { claimed: [recommend(SEEN)] },
    ]);
    const steps = [[], ["error", "unseen_id"]].map((flags, index) => ({ index, flags }));
    const findings = [
      { kind: "empty" as const, places: [{ step: 0 }] },
      { kind: "repeated" as const, places: [{ step: 1, call: 0 }] },
    ];

    expect(outlinePlaces({ steps, ids: analysis.ids, findings })).toEqual({
      unseenIds: [{ step: 1 }],
      views: [{ step: 1 }],
      repeated: [{ step: 1, call: 0 }],
    });
  });
});
