import { countedParts } from "./counted-parts";

const WORDS = {
  trajectories: ["trajectory", "trajectories"],
  problems: ["problem that only it has", "problems that only it has"],
  runs: ["run that only it has", "runs that only it has"],
  answerKeys: ["answer key of a problem", "answer keys of problems"],
  rejectedRows: ["rejected row", "rejected rows"],
  retries: ["retry of its rejected rows", "retries of its rejected rows"],
} as const satisfies Record<string, readonly [one: string, many: string]>;

/** What goes with an import that is taken back, in the order in which it is told. */
type TakeBackPart = keyof typeof WORDS;
export const TAKE_BACK_PARTS = Object.keys(WORDS).filter((name): name is TakeBackPart => name in WORDS);

export type TakeBackCounts = Readonly<Record<TakeBackPart, number>>;

/** "12 trajectories", "1 rejected row": each part with its number, without those that the import lacks. */
export function takeBackWords(counts: TakeBackCounts): readonly string[] {
  return countedParts(WORDS, TAKE_BACK_PARTS, counts);
}
