import { expect, test } from "vitest";
import { factsOf } from "@/lib/domain/published-training";
import { factNotes } from "./fact-notes";

test("a saved picture says what the paper says of its metric, cited, and nothing where that is nothing", () => {
  expect(factNotes(factsOf("train/kl", 2))).toEqual([
    "Published, arXiv 2606.10064 of 2026-06-08; other data, so no pairing is possible.",
    "In the paper, v17 had spikes of 17 to 21.",
    "In the paper, v18 stayed between 1.0 and 2.0.",
  ]);
  expect(factNotes(factsOf("loss", 2))).toEqual([]);
});
