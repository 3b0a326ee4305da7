import { countedParts } from "./counted-parts";

const WORDS = {
  trajectories: ["trajectory", "trajectories"],
  problems: ["problem", "problems"],
  runs: ["run", "runs"],
  imports: ["import", "imports"],
  rejectedRows: ["rejected row", "rejected rows"],
  labels: ["label, approval or answer of people", "labels, approvals and answers of people"],
  comments: ["comment", "comments"],
  queues: ["queue", "queues"],
  savedViews: ["saved view", "saved views"],
  rejudgements: ["answer of a judge asked again", "answers of judges asked again"],
  leakDecisions: ["decision about leak clusters", "decisions about leak clusters"],
  splits: ["split", "splits"],
  protectedSets: ["protected set", "protected sets"],
  releases: ["release with its files", "releases with their files"],
  exports: ["export with its file", "exports with their files"],
  products: ["product of its catalogue", "products of its catalogue"],
  answerKeys: ["answer key of a file of problems", "answer keys of files of problems"],
  referenceValues: ["reference value", "reference values"],
  trainingCurves: ["training curve", "training curves"],
} as const satisfies Record<string, readonly [one: string, many: string]>;

/** What goes with a corpus, in the order in which it is told. */
export type CorpusPart = keyof typeof WORDS;
export const CORPUS_PARTS = Object.keys(WORDS).filter((name): name is CorpusPart => name in WORDS);

export type CorpusCounts = Readonly<Record<CorpusPart, number>>;

/** "3,000 trajectories", "1 split": what a corpus has, each part with its number and without those that it lacks. */
export function partWords(counts: CorpusCounts): readonly string[] {
  return countedParts(WORDS, CORPUS_PARTS, counts);
}
