import { expect, test } from "vitest";
import { givenPaired } from "@/components/filter-panels/given-lab";
import { SCORED_STAGES } from "@/lib/domain/lab-answer";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { givenWhatIf } from "./given-what-if";
import { keptSentence, scoreNotes, scoreWidths, whatIfLines, whichLabels } from "./what-if-words";

const given = givenWhatIf();
const said = (answered: Parameters<typeof whatIfLines>[0]) =>
  Object.values(whatIfLines(answered))
    .filter((line) => line !== undefined)
    .join(" ");

test("who enters and leaves is said first, then what labels say of it", () => {
  expect(said(given)).toBe(
    "412 would enter, 96 would leave. Against 1,204 blind labels precision 91.0\u00a0% (88.0 to 93.0) instead of 87.0\u00a0% (84.0 to 90.0), recall 80.0\u00a0% (77.0 to 83.0) as before. Agreement gained on 29 labels and lost on 2, better by more than chance (24 problems to 2, p under 0.0001), as some of many drafts are by chance alone.",
  );
});

test("where nothing moves it says so", () => {
  const none = { count: 0, approved: 0, samples: [] };

  expect(
    said({
      ...{ ...given, entered: none, left: none },
      labelled: { ...given.labelled, after: given.labelled.before, paired: givenPaired(0, 0) },
    }),
  ).toBe(
    "The same trajectories come through. Against 1,204 blind labels precision 87.0\u00a0% (84.0 to 90.0) as before, recall 80.0\u00a0% (77.0 to 83.0) as before.",
  );
});

test("without labels nothing is said to be better", () => {
  expect(said({ ...given, labelled: { ...given.labelled, n: 0 } })).toBe(
    "412 would enter, 96 would leave. No person has labelled any, so nothing says which is better.",
  );
});

test("with labels of which none is blind nothing is said to be better either", () => {
  expect(said({ ...given, labelled: { ...given.labelled, n: 0, notBlind: 12 } })).toBe(
    "412 would enter, 96 would leave. No label was given blind, so nothing says which is better.",
  );
});

test("too few labels give their reason instead of a number", () => {
  const few = (of: string) => ({ value: null, n: 4, reason: `Too few to say: it rests on ${of}.` });
  const after = { ...given.labelled.after, precision: few("4 rows"), recall: few("6 others") };
  const labelled = { ...given.labelled, n: 15, after, paired: givenPaired(3, 1) };

  expect(said({ ...given, labelled })).toBe(
    "412 would enter, 96 would leave. Against 15 blind labels precision n/a (too few to say: it rests on 4 rows), recall n/a (too few to say: it rests on 6 others). Agreement gained on 3 labels and lost on 1, no more than chance (3 problems to 1, p 1.0000).",
  );
});

test("one of the two figures that rests on too few says so, and the flips say which side is worse", () => {
  const few = { value: null, reason: "Too few to say: it rests on 4 of at least 10 labels.", n: 4 } as const;
  const recall = { value: 0.9, low: 0.86, high: 0.94, n: 700 };
  const labelled = {
    ...given.labelled,
    after: { ...given.labelled.after, precision: few, recall },
    paired: givenPaired(1, 9, 0.02),
  };

  expect(said({ ...given, labelled })).toMatch(
    /labels precision n\/a \(too few to say: it rests on 4 of at least 10 labels\), recall 90\.0\u00a0% \(86\.0 to 94\.0\) instead of 80\.0\u00a0% \(77\.0 to 83\.0\)\. Agreement gained on 1 label and lost on 9, worse by more than chance \(1 problem to 9, p 0\.0200\)\.$/,
  );
});

test("of all labels nothing is said to be blind, and what the test counts is named", () => {
  const paired = { ...givenPaired(18, 3, 0.0004), by: "agent" as const, up: 1, down: 0 };
  const words = said({ ...given, labelled: { ...given.labelled, labels: "all", paired } });

  expect(words).toContain(". Against 1,204 labels precision");
  expect(words).toContain("by more than chance (1 agent version to 0, p 0.0004)");
});

test("where more problems agree and yet fewer labels do, nothing is called better or worse", () => {
  const paired = { ...givenPaired(8, 40, 0.0391), up: 8, down: 1 };

  expect(said({ ...given, labelled: { ...given.labelled, paired } })).toMatch(
    /\. Agreement gained on 8 labels and lost on 40, yet more problems got better than worse, by more than chance, but fewer labels did \(8 problems to 1, p 0\.0391\)\.$/,
  );
});

test("which labels the figures and the pipeline go by is told, with what is left out", () => {
  expect(whichLabels({ labelled: { ...given.labelled, notBlind: 12 }, leftOut: 1 })).toBe(
    `Precision and recall are of labels that were given blind. 12 labels that are not blind do not count: the reviewer had seen before what the blind queue hides, or answered outside of one, or a lead settled it. ${SCORED_STAGES} ${LABELS_NOT_DRAWN} ${PIPELINE} 1 trajectory that you review blind is in no figure.`,
  );
  expect(whichLabels({ labelled: { ...given.labelled, labels: "all" }, leftOut: 0 })).toBe(
    `${SCORED_STAGES} ${LABELS_NOT_DRAWN} ${PIPELINE}`,
  );
  expect(whichLabels({ labelled: { ...given.labelled, n: 0, notBlind: 12 }, leftOut: 0 })).toBe(PIPELINE);
});

const FEW = "It rests on 6 agent versions only, so it holds for those.";
const noted = (side: typeof given.labelled.before, recall: { note?: string }) => ({
  ...side,
  ...{ precision: { ...side.precision, note: FEW }, recall: { ...side.recall, ...recall } },
});

test("what has to be known of an interval names its figure and its side", () => {
  const labelled = { ...given.labelled, before: given.labelled.before, after: noted(given.labelled.after, {}) };
  const both = { ...labelled, before: noted(given.labelled.before, { note: "Another." }) };

  expect(scoreNotes(labelled)).toEqual([`Precision after: ${FEW}`]);
  expect(scoreNotes(both)).toEqual([`Precision before and after: ${FEW}`, "Recall before: Another."]);
  expect(whichLabels({ labelled, leftOut: 0 })).toContain(`given blind. Precision after: ${FEW} `);
  expect(scoreNotes(given.labelled)).toEqual([]);
});

test("an interval over problems alone says so in the figure, and that its width is not that of the others", () => {
  const labelled = { ...given.labelled, after: noted(given.labelled.after, {}) };

  expect(whatIfLines({ ...given, labelled }).labels).toContain(
    "precision 91.0\u00a0% (88.0 to 93.0 over problems alone) instead of 87.0\u00a0% (84.0 to 90.0), recall",
  );
  expect(scoreWidths(labelled)).toMatch(/their widths must not be compared\.$/);
  expect(scoreWidths(given.labelled)).toBeUndefined();
});

test("where people agree on none it is said that labels are left out, and how many", () => {
  const labelled = { ...given.labelled, n: 0, unsettled: 3 };

  expect(whatIfLines({ ...given, labelled }).labels).toBe(
    "People agree on no label yet, so nothing says which is better.",
  );
  expect(whichLabels({ labelled, leftOut: 0 })).toMatch(
    /^3 trajectories that people labelled are left out: they disagree/,
  );
});

const PIPELINE = "What the pipeline keeps goes by every label of people, blind or not.";

test.each([
  [146_000, "Nothing comes through: no outcome of this corpus is scored."],
  [145_000, "Nothing comes through: 145,000 of 146,000 outcomes are not scored."],
  [0, "Nothing comes through."],
])("where nothing comes through and %d outcomes are not scored it says so", (notScored, says) => {
  const none = { count: 0, approved: 0, samples: [] };
  const empty = { ...given, entered: none, left: none, notScored, stages: end(0, 0) };

  expect(said(empty).startsWith(says)).toBe(true);
  expect(keptSentence(empty)).toBe("Nothing comes through the pipeline.");
});

const end = (before: number, after: number) => [{ stage: "caps" as const, before, after, isOff: false }];

test("the end of the pipeline is told before and after, with who enters and leaves", () => {
  expect(keptSentence({ ...given, stages: end(17_000, 17_316) })).toBe(
    "The pipeline keeps 17,316 trajectories instead of 17,000: 412 enter, 96 leave.",
  );
});

test("of those that enter and leave what people approved is told", () => {
  const moved = {
    ...{ stages: end(1111, 414), labelled: given.labelled, trajectories: 2000, notScored: 0 },
    ...{ entered: { count: 29, approved: 29, samples: [] }, left: { count: 726, approved: 60, samples: [] } },
  };

  expect(keptSentence(moved)).toBe(
    "The pipeline keeps 414 trajectories instead of 1,111: 29 enter, all of them approved, 726 leave, 60 of them approved.",
  );
  expect(said(moved)).toMatch(/^29 would enter, all of them approved, 726 would leave, 60 of them approved\. Against /);
});

test("as many that are others are not called the same", () => {
  const three = { count: 3, approved: 0, samples: [] };

  expect(keptSentence({ stages: end(40, 40), entered: three, left: three })).toBe(
    "The pipeline keeps as many trajectories as before, 40, and not the same: 3 enter, 3 leave.",
  );
});

test("where nobody enters or leaves the pipeline keeps the same", () => {
  const none = { count: 0, approved: 0, samples: [] };

  expect(keptSentence({ stages: end(40, 40), entered: none, left: none })).toBe(
    "The same trajectories come through the pipeline.",
  );
});
