import { describe, expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { simulateRows } from "@/lib/demo/simulate-rows";
import { aClaim, aStep } from "@/lib/filter/fixtures/a-trajectory";
import { SKETCH_VALUES } from "@/lib/filter/lab/fact-table";
import { sketchSimilarity } from "@/lib/filter/lab/near-duplicates";
import { sn15Importer } from "@/lib/importers/sn15/sn15-importer";
import { callsKey } from "./calls-key";
import { likenessOf } from "./likeness-of";
import { templateKey, templateSentence } from "./template-key";
import { shingleHashes, thoughtSketch } from "./thought-sketch";

describe("calls", () => {
  const search = aStep({ claimed: [aClaim("find_product", { q: "Resin  magnet", page: 1, price: "50-150" })] });
  const view = aStep({ claimed: [aClaim("view_product_information", { product_ids: "2,1" })] });

  test("the same calls are the same however their arguments are written", () => {
    const rewritten = aStep({ claimed: [aClaim("find_product", { price: "50-150", q: "resin+magnet" })] });
    const turned = aStep({ claimed: [aClaim("view_product_information", { product_ids: ["1", "2"] })] });

    expect(callsKey([rewritten, turned])).toBe(callsKey([search, view]));
    expect(callsKey([aStep({ ...search, thought: "Other words." }), view])).toBe(callsKey([search, view]));
  });

  test("another order, another argument, one call less or a call of the user is another thing", () => {
    const other = aStep({ claimed: [aClaim("find_product", { q: "resin magnet", price: "50-160" })] });
    const users = aStep({ claimed: [aClaim("find_product", { q: "resin magnet" }, { requestor: "user" })] });
    const hashes = [[search, view], [view, search], [other, view], [search]].map(callsKey);

    expect(new Set(hashes).size).toBe(4);
    expect(callsKey([users])).toBeUndefined();
  });

  test("products recommended in another order are another answer, however they are written", () => {
    const recommend = (product_ids: unknown) =>
      callsKey([aStep({ claimed: [aClaim("recommend_product", { product_ids })] })]);

    expect(recommend("1,2")).not.toBe(recommend("2,1"));
    expect(recommend("2, 1,2")).toBe(recommend(["2", "1"]));
  });
});

describe("templates", () => {
  const filled = (query: string, name: string, price: number, repeats: number) =>
    templateKey({
      thoughts: [
        ...Array.from(
          { length: repeats },
          (_, at) => `Searching for ${query}. Found ${at + 3} products, top id ${price}77.`,
        ),
        `The best candidate is ${name} at ${price}.50 PHP; "${query}" is covered. Recommending it now.`,
      ],
      problemWords: [query],
    });

  test("a form that code fills in is one template, whatever the problem and however often it is used", () => {
    const one = filled("country fridge magnet", "Country Fridge Magnets Resin Souvenir", 114, 1);

    expect(filled("wireless noise cancelling headphones", "Soundo X3 Headset", 2500, 4)).toBe(one);
    expect(filled("a red dress with the long sleeves", "Lady Dress", 8, 2)).toBe(one);
  });

  test("words of its own make another template", () => {
    const of = (thought: string) => templateKey({ thoughts: [thought], problemWords: ["fridge magnet"] });

    expect(of("I compare both magnets before deciding.")).not.toBe(of("I compare both magnets after deciding."));
    expect(templateKey({ thoughts: [], problemWords: [] })).toBeUndefined();
    expect(templateKey({ thoughts: ["…"], problemWords: [] })).toBeUndefined();
  });

  test("code that mixes a few forms has no more templates than forms, and shares them as its sets of forms are alike", () => {
    const rng = createRng(3, "forms");
    const forms = Array.from({ length: 12 }, (_, at) => `Form w${at}x says ${FORM_WORDS[at]} once and then goes on`);
    const drawn = Array.from({ length: 300 }, () => forms.filter(() => rng.chance(0.5)));
    const keys = drawn.map((thoughts) => templateKey({ thoughts, problemWords: [] }));

    expect(new Set(keys).size).toBeLessThanOrEqual(12);
    const pairs = drawn.slice(1).map((thoughts, at) => ({
      isSame: keys[at + 1] === keys[at],
      share: jaccard(new Set(thoughts), new Set(drawn[at])),
    }));
    const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
    // The standard error of the first is 0.03.
    expect(
      Math.abs(mean(pairs.map((pair) => Number(pair.isSame))) - mean(pairs.map((pair) => pair.share))),
    ).toBeLessThan(0.1);
  });

  test("a few words that anybody says name a template only where there is nothing else", () => {
    const of = (...thoughts: string[]) => templateKey({ thoughts, problemWords: [] });

    expect(of("Let me look.", "I open both listings before deciding anything.")).toBe(
      of("I open both listings before deciding anything.", "Next."),
    );
    expect(of("Let me look.")).toBe("let me look");
    for (const words of ["Let me look.", "Looking now.", "I see.", "That fits well."])
      expect(of(words, "7, 8", "“lamp” 9")).toBe(of(words));
    expect(of("7, 8")).toBe("_");
  });

  test.each([
    ["。", "我先看一下。", "这个比较便宜。"],
    ["।", "मैं दोनों देखता हूँ।", "यह सस्ता है।"],
  ])("a sentence ends at %s too", (_, one, other) => {
    const of = (thought: string) => templateSentence({ thoughts: [thought], problemWords: [] });

    expect([one, other]).toContain(of(`${one}${other}`));
  });

  test("it is named by the sentence that has its form, as the agent wrote it", () => {
    const thoughts = ["Well: Lamp 7 costs more than I would pay for it. Next."];

    expect(templateSentence({ thoughts, problemWords: [] })).toBe("Lamp 7 costs more than I would pay for it.");
    expect(templateSentence({ thoughts: [], problemWords: [] })).toBeUndefined();
  });

  test("of the sample arena, the script's first thought is few templates and the models' are more", () => {
    const rows = [...simulateRows({ seed: 2, problems: 30, rollouts: 1 })].flatMap(({ envelope }, recordIndex) => {
      const read = sn15Importer.read(JSON.parse(JSON.stringify(envelope)), { fileName: "a.jsonl", recordIndex });
      return read.kind === "imported" ? [{ run: String(envelope["run_name"]), trajectory: read.value }] : [];
    });
    const templates = (name: string) => {
      const first = rows.flatMap(({ run, trajectory: { steps, problem } }) =>
        run.startsWith(name) ? [likenessOf({ problem, steps: steps.slice(0, 1) }).template] : [],
      );

      return { of: first.length, distinct: new Set(first).size };
    };

    expect(templates("ledger-line")).toEqual({ of: 30, distinct: expect.toSatisfy((count: number) => count <= 4) });
    expect(templates("harbor-light 1.4").distinct).toBeGreaterThan(2 * templates("ledger-line").distinct);
  });
});

const FORM_WORDS = "red blue green gold pink grey brown black white teal plum lime".split(" ");

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((form) => other.has(form)).length;

  return both / (one.size + other.size - both || 1);
}

describe("sketches of thoughts", () => {
  test.each([0.2, 0.5, 0.8, 0.95])("estimate a Jaccard similarity near %d without a bias", (share) => {
    const rng = createRng(5, `sketch ${share}`);
    const errors = Array.from({ length: 150 }, () => {
      const words = Array.from({ length: 300 }, () => `w${rng.between(0, 99_999)}`);
      const changed = words.map((word, at) => (at < words.length * changedShare(share) ? `x${word}` : word));
      const [one, other] = [words.join(" "), changed.join(" ")];

      return estimate(one, other) - exactJaccard(one, other);
    });

    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    // The standard error of one estimate is at most 0.0625, that of the mean of 150 at most 0.005.
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(4 * 0.0625);
  });

  test("equal words are alike to 1 whatever their case and punctuation, others to 0", () => {
    expect(estimate("I open the first, it fits.", "i OPEN the first - it fits")).toBe(1);
    expect(estimate("I open the first, it fits.", "Nothing here matches what was asked")).toBe(0);
    expect(estimate("One", "one!")).toBe(1);
  });

  test("no thoughts have no sketch, and no sketch begins with a zero", () => {
    expect(thoughtSketch(["", " … "])).toBeUndefined();
    const values = Array.from({ length: 2000 }, (_, at) => thoughtSketch([`thought number ${at}`])?.[0]);
    expect(values).not.toContain(0);
    expect(values).not.toContain(undefined);
  });
});

/** Words changed at one end so that about this share of all shingles is in both. */
function changedShare(jaccard: number): number {
  return 1 - (2 * jaccard) / (1 + jaccard);
}

function estimate(one: string, other: string): number {
  const sketches = new Uint16Array(2 * SKETCH_VALUES);
  sketches.set(thoughtSketch([one]) ?? []);
  sketches.set(thoughtSketch([other]) ?? [], SKETCH_VALUES);

  return sketchSimilarity(sketches, 0, 1);
}

function exactJaccard(one: string, other: string): number {
  const a = new Set(shingleHashes([one]));
  const b = new Set(shingleHashes([other]));
  const both = [...a].filter((shingle) => b.has(shingle)).length;

  return both / (a.size + b.size - both);
}
