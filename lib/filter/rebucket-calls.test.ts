import { expect, test } from "vitest";
import { rebucketCalls } from "./rebucket-calls";

const at = (timestampMs: number | undefined, bucket: number | undefined = 0) => ({ timestampMs, bucket });
const steps = (stamps: readonly (number | undefined)[], entries: Parameters<typeof rebucketCalls>[1]) =>
  rebucketCalls(stamps, entries).map((placement) => placement.step);

test("a call belongs to the step that it produced, one after the bucket that carries it", () => {
  expect(steps([100, 200, 300], [at(90), at(150), at(199), at(250, 1)])).toEqual([0, 1, 1, 2]);
});

test("a call stamped like a step belongs to that step", () => {
  expect(steps([100, 200], [at(100), at(101), at(200, 1)])).toEqual([0, 1, 1]);
});

test("calls after the last step stay with it", () => {
  expect(steps([100, 200], [at(500, 1), at(50)])).toEqual([1, 0]);
});

test("order is by time, equal times in file order, and the file's own place is kept where it differs", () => {
  const placements = rebucketCalls([100], [at(30), at(10), at(10), at(20)]);

  expect(placements.map(({ place }) => place)).toEqual([
    { order: 3, bucket: 0, fileOrder: 0 },
    { order: 0, bucket: 0, fileOrder: 1 },
    { order: 1, bucket: 0, fileOrder: 2 },
    { order: 2, bucket: 0, fileOrder: 3 },
  ]);
});

test("a call without a timestamp stays behind its predecessor", () => {
  const placements = rebucketCalls([100, 200], [at(150), at(undefined), at(90)]);

  expect(placements.map(({ place }) => place.order)).toEqual([1, 2, 0]);
  expect(placements.map(({ step }) => step)).toEqual([1, 1, 0]);
});

test("calls without a timestamp stay in the source's bucket, whatever was stamped before them", () => {
  const untimed = [1, 1, 2, 2, 3, 3].map((bucket) => at(undefined, bucket));

  expect(steps([100, 200, 300, 400], [at(80), at(90), ...untimed])).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(steps([100, 200, 300], [at(90), at(190), at(200, 1), at(undefined, 2)])).toEqual([0, 1, 1, 2]);
});

test("a call without a timestamp stands in no later step than the stamped call behind it", () => {
  const entries = [at(90), at(undefined, 3), at(95), at(undefined, 0)];
  const placements = rebucketCalls([100, 200, 300, 400], [...entries, at(350, 2)]);

  expect(placements.map(({ step }) => step)).toEqual([0, 0, 0, 0, 3]);
  expect(placements.map(({ place }) => place.bucket)).toEqual([0, 3, 0, 0, 2]);
});

test("without any timestamps the source's buckets and file order stand", () => {
  expect(steps([undefined, undefined], [at(undefined, 0), at(undefined, 1), at(10, 1)])).toEqual([0, 1, 1]);
});

test("a step without a timestamp, or with 0, is passed over", () => {
  expect(steps([0, undefined, 300], [at(50), at(250)])).toEqual([2, 2]);
});

test("a log beside the steps gets the bucket that the source would have chosen", () => {
  const placements = rebucketCalls(
    [100, 200],
    [90, 100, 150, 250].map((time) => ({ timestampMs: time })),
  );

  expect(placements.map(({ place }) => place.bucket)).toEqual([0, 0, 0, 1]);
  expect(placements.map(({ step }) => step)).toEqual([0, 0, 1, 1]);
});

test("steps stamped out of order do not send a later call to an earlier step than its predecessor", () => {
  expect(steps([300, 100, 400], [at(50), at(200), at(350)])).toEqual([0, 0, 2]);
});

test("calls of a record without steps have a place all the same", () => {
  expect(steps([], [at(5)])).toEqual([0]);
});

test("a log beside the steps finds its buckets where steps are stamped out of order, or not at all", () => {
  const bucketsOf = (stamps: readonly (number | undefined)[], times: readonly (number | undefined)[]) =>
    rebucketCalls(
      stamps,
      times.map((timestampMs) => ({ timestampMs })),
    ).map(({ place }) => place.bucket);

  expect(bucketsOf([100, undefined, 300, 200, 400], [500, 350, 250, 100, 50])).toEqual([4, 3, 0, 0, 0]);
  expect(bucketsOf([100, 200], [undefined, 250, undefined])).toEqual([0, 1, 1]);
  expect(bucketsOf([undefined, 0], [50])).toEqual([0]);
});

test("a long log beside many steps goes through them once", () => {
  const count = 60_000;
  const stamps = Array.from({ length: count }, (_, index) => index + 1);
  const placements = rebucketCalls(
    stamps,
    stamps.map((stamp) => ({ timestampMs: count + stamp })),
  );

  expect(placements.every(({ place }) => place.bucket === count - 1)).toBe(true);
});
