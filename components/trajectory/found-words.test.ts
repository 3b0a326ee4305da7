import { expect, test } from "vitest";
import type { FindHit } from "@/lib/domain/find-in-steps";
import { foundWords } from "./found-words";

const hits = (count: number): FindHit[] =>
  Array.from({ length: count }, (_, step) => ({ step, field: "thought", start: 0, end: 1 }));
const hit: FindHit = { step: 0, field: "log", start: 0, end: 1 };

test.each([
  [{ hits: hits(0), isCapped: false, searched: 412 }, -1, "No hit in the steps"],
  [{ hits: hits(1), isCapped: false, searched: 412 }, -1, "1 hit"],
  [{ hits: hits(3), isCapped: false, searched: 412 }, 1, "2 of 3"],
  [{ hits: hits(0), isCapped: false, searched: 60 }, -1, "No hit yet, searched 60 of 412 steps…"],
  [{ hits: hits(3), isCapped: false, searched: 60 }, 0, "1 of 3, searched 60 of 412 steps…"],
  [{ hits: hits(1200), isCapped: true, searched: 60 }, -1, "1,200+ hits, searched 60 of 412 steps"],
  [{ hits: hits(1200), isCapped: true, searched: 412 }, -1, "1,200+ hits"],
  [{ hits: [{ ...hit, order: 6 }], isCapped: false, searched: 412 }, 0, "1 of 1 in logged call 7"],
  [{ hits: [{ ...hit, field: "own_text" }], isCapped: false, searched: 412 }, 0, "1 of 1 in the model’s own text"],
] as const)("find says what was found and how far it has searched: %#", (found, at, words) => {
  expect(foundWords(found, at, 412)).toBe(words);
});
