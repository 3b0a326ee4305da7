import { expect, test } from "vitest";
import { givenWhatIf } from "./given-what-if";
import { keptSentence, whatIfSentence } from "./what-if-words";

const given = givenWhatIf();

test("who enters and leaves is said first, then what labels say of it", () => {
  expect(whatIfSentence(given)).toBe(
    "412 would enter, 96 would leave; against 1,204 labels precision 0.91 (0.88 to 0.93) instead of 0.87",
  );
});

test("where nothing moves it says so", () => {
  const none = { count: 0, samples: [] };

  expect(
    whatIfSentence({ entered: none, left: none, labelled: { ...given.labelled, after: given.labelled.before } }),
  ).toBe("The same trajectories come through; against 1,204 labels precision 0.87 (0.84 to 0.90) as before");
});

test("without labels nothing is said to be better", () => {
  expect(whatIfSentence({ ...given, labelled: { ...given.labelled, n: 0 } })).toBe(
    "412 would enter, 96 would leave; no person has labelled any, so nothing says which is better",
  );
});

test("too few labels give their reason instead of a number", () => {
  const few = { value: null, reason: "Too few to say: it rests on 4 of at least 10 labels.", n: 4 } as const;
  const labelled = { ...given.labelled, n: 4, after: { ...given.labelled.after, precision: few } };

  expect(whatIfSentence({ ...given, labelled })).toBe(
    "412 would enter, 96 would leave; against 4 labels: too few to say: it rests on 4 of at least 10 labels.",
  );
});

const end = (before: number, after: number) => [{ stage: "caps" as const, before, after, isOff: false }];

test("the end of the pipeline is told before and after, with who enters and leaves", () => {
  expect(keptSentence({ ...given, stages: end(17_000, 17_316) })).toBe(
    "The pipeline keeps 17,316 trajectories instead of 17,000: 412 enter, 96 leave.",
  );
});

test("as many that are others are not called the same", () => {
  const three = { count: 3, samples: [] };

  expect(keptSentence({ stages: end(40, 40), entered: three, left: three })).toBe(
    "The pipeline keeps as many trajectories as before, 40, and not the same: 3 enter, 3 leave.",
  );
});

test("where nobody enters or leaves the pipeline keeps the same", () => {
  const none = { count: 0, samples: [] };

  expect(keptSentence({ stages: end(40, 40), entered: none, left: none })).toBe(
    "The same trajectories come through the pipeline.",
  );
});
