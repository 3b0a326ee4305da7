import { describe, expect, test } from "vitest";
import { createReaderStore, isResultOpen, isStepOpen, readerLinkOf } from "./reader-store";

const PLAIN = { mode: "story", layers: ["ids", "attribution"] } as const;

/** No card shows any hit. */
const inCards = () => undefined;

describe("the reader's store", () => {
  test("a link to a call opens its step and asks for it to be shown", () => {
    const store = createReaderStore({ ...PLAIN, step: 13, call: 1 }, 20);

    expect(store.get()).toMatchObject({ focus: 13, call: 1, jump: 1 });
    expect(isStepOpen(store.get(), 13)).toBe(true);
    expect(isStepOpen(store.get(), 12)).toBe(false);
  });

  test("a link to a logged call opens its step, and a claimed one that is gone to next takes its place", () => {
    const store = createReaderStore({ ...PLAIN, step: 13, logged: 40 }, 20);
    expect(store.get()).toMatchObject({ focus: 13, logged: 40, jump: 1 });
    expect(isStepOpen(store.get(), 13)).toBe(true);

    store.goTo({ step: 3, logged: 5 });
    expect(isStepOpen(store.get(), 3)).toBe(true);
    expect(readerLinkOf(store.get())).toEqual({ ...PLAIN, step: 3, logged: 5 });

    store.goTo({ step: 3, call: 0 });
    expect(readerLinkOf(store.get())).toEqual({ ...PLAIN, step: 3, call: 0 });
  });

  test("a link beyond the end goes to the last step, and the step that was asked for is known until one moves on", () => {
    const store = createReaderStore({ ...PLAIN, step: 99 }, 8);
    expect(store.get()).toMatchObject({ focus: 7, missingStep: 99 });

    store.moveBy(1);
    expect(store.get()).toMatchObject({ focus: 7, missingStep: undefined });
    expect(createReaderStore({ ...PLAIN, step: 7 }, 8).get().missingStep).toBeUndefined();
  });

  test("moving stops at both ends", () => {
    const store = createReaderStore(PLAIN, 3);

    store.moveBy(-1);
    expect(store.get().focus).toBe(0);
    store.moveBy(10);
    expect(store.get().focus).toBe(2);
  });

  test("moving on leaves the cited place of the old step behind", () => {
    const store = createReaderStore({ ...PLAIN, step: 1, range: { field: "thought", start: 1, end: 4 } }, 3);

    store.moveBy(1);

    expect(readerLinkOf(store.get())).toEqual({ ...PLAIN, step: 2 });
  });

  test("words of a thought open it where it is folded for its length", () => {
    const range = { field: "thought", start: 1, end: 4 } as const;
    const store = createReaderStore({ ...PLAIN, step: 1, range }, 3);

    store.goTo({ step: 2, range });

    expect([0, 1, 2].map((step) => isResultOpen(store.get(), step, "thought"))).toEqual([false, true, true]);
    expect(isStepOpen(store.get(), 2)).toBe(false);
  });

  test("words that find points to open what holds them, also where it was folded by hand, until one moves on", () => {
    const store = createReaderStore({ ...PLAIN, mode: "full" }, 3);
    for (const fold of ["log-4", "call-0"]) store.toggleResult(1, fold);

    store.goTo({ step: 1, foundAt: { place: "log-4", start: 1, end: 4 } });
    expect(isResultOpen(store.get(), 1, "log-4")).toBe(true);
    expect(store.get().foundAt).toEqual({ place: "log-4", start: 1, end: 4 });

    store.goTo({ step: 1, call: 0, range: { field: "result", start: 1, end: 4 } });
    expect(isResultOpen(store.get(), 1, "call-0")).toBe(true);
    expect(store.get().foundAt).toBeUndefined();
  });

  test("what find opened is as it was before once it is closed, but for what a person set since", () => {
    const store = createReaderStore(PLAIN, 4);
    const hit = (step: number, call: number) => ({ step, field: "result" as const, call, start: 1, end: 4 });
    const goTo = ({ step, call, ...range }: ReturnType<typeof hit>) =>
      store.goTo({ step, call, range, found: { step, call, inCards, ...range } });
    store.toggleResult(1, "call-0");
    store.toggleResult(1, "call-0");
    const before = store.get();
    store.set({ isFinding: true });

    for (const [step, call] of [
      [1, 0],
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const)
      goTo(hit(step, call));
    store.toggleResult(2, "call-0");
    store.toggleStep(3);
    store.toggleStep(3);
    store.stopFinding();

    expect(store.get().isFinding).toBe(false);
    expect(store.get().resultFolds).toEqual(new Map([...before.resultFolds, ["2/call-0", false]]));
    expect(store.get().stepFolds).toEqual(new Map([[3, true]]));
    expect(readerLinkOf(store.get())).toEqual({ ...PLAIN, step: 3 });
  });

  test("a place that a person went to stays open and pointed to when find is closed", () => {
    const store = createReaderStore(PLAIN, 3);
    const range = { field: "result", start: 1, end: 4 } as const;
    store.goTo({ step: 1, call: 0, range, found: { step: 1, call: 0, inCards, ...range } });
    store.goTo({ step: 1, call: 0, range });
    const { jump } = store.get();

    store.stopFinding();

    expect(isResultOpen(store.get(), 1, "call-0")).toBe(true);
    expect(store.get()).toMatchObject({ range, jump });
  });

  test("another text to look for has no hit that is shown yet, and words of a link stay marked", () => {
    const range = { field: "thought", start: 1, end: 4 } as const;
    const store = createReaderStore({ ...PLAIN, step: 1, range }, 3);

    store.findFor("la");
    expect(store.get().range).toEqual(range);
    store.goTo({ step: 2, range, found: { step: 2, inCards, ...range } });
    store.findFor("lam");

    expect(store.get()).toMatchObject({ focus: 2, findText: "lam", range: undefined, found: undefined });
  });

  test("one result can be opened alone, and folding its step folds it too", () => {
    const store = createReaderStore(PLAIN, 3);

    store.toggleResult(1, "call-0");
    expect(isResultOpen(store.get(), 1, "call-0")).toBe(true);
    expect(isResultOpen(store.get(), 1, "call-1")).toBe(false);

    store.toggleStep(1);
    store.toggleStep(1);
    expect(isResultOpen(store.get(), 1, "call-0")).toBe(false);
  });

  test("folding all overrides single folds", () => {
    const store = createReaderStore(PLAIN, 3);
    store.toggleStep(1);

    store.toggleAll();
    expect([0, 1, 2].map((step) => isStepOpen(store.get(), step))).toEqual([true, true, true]);

    store.toggleAll();
    expect([0, 1, 2].map((step) => isStepOpen(store.get(), step))).toEqual([false, false, false]);
  });

  test("full mode opens results, and modes go round", () => {
    const store = createReaderStore(PLAIN, 3);

    store.nextMode();
    expect(store.get().mode).toBe("full");
    expect(isStepOpen(store.get(), 0)).toBe(true);
    store.nextMode();
    store.nextMode();
    expect(store.get().mode).toBe("story");
  });

  test("layers keep their order whatever order they are switched in", () => {
    const store = createReaderStore({ mode: "story", layers: [] }, 3);

    store.toggleLayer("difference");
    store.toggleLayer("ids");

    expect(store.get().layers).toEqual(["ids", "difference"]);
  });

  test("listeners hear of changes until they leave", () => {
    const store = createReaderStore(PLAIN, 3);
    let heard = 0;
    const leave = store.subscribe(() => heard++);

    store.moveBy(1);
    leave();
    store.moveBy(1);

    expect(heard).toBe(1);
  });
});
