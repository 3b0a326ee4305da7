import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { givenAssay } from "./given-assay";
import { runAssay } from "./run-assay";

const { assay, folder, givenFile } = givenAssay("stats");
const agreement = (...args: readonly string[]) => assay("stats", "agreement", ...args);

/** Forty-two gates of a judge against a person: alike but for every sixth, where the judge is one gate too high. */
function givenGates(): string {
  const rows = Array.from({ length: 42 }, (_, item) => {
    const gate = (item % 4) + 1;
    return `t${item},person,${gate},p${item % 21}\nt${item},judge,${item % 6 === 0 ? gate + 1 : gate},p${item % 21}\n`;
  });
  return `item,rater,value,cluster\n${rows.join("")}`;
}

describe("stats agreement --json", () => {
  test("prints one object with every statistic, its interval and what it rests on", async () => {
    const { code, out, err } = await agreement(
      "--ratings",
      givenFile("gates.csv", givenGates()),
      "--level",
      "ordinal",
      "--json",
    );
    const found = JSON.parse(out);
    const statistic = {
      value: expect.any(Number),
      interval: [expect.any(Number), expect.any(Number)],
      n: 42,
      clusters: 21,
      resamples: 10_000,
    };

    expect([code, err]).toEqual([0, ""]);
    expect(found).toMatchObject({
      level: "ordinal",
      items: 42,
      ratings: 84,
      raters: 2,
      anonymousRatings: 0,
      clusters: 21,
      ratingsPerItem: { fewest: 2, most: 2 },
      confidence: 0.95,
      seed: 1,
      percentAgreement: { ...statistic, value: 35 / 42 },
      cohenKappa: statistic,
      quadraticWeightedKappa: statistic,
      fleissKappa: statistic,
      krippendorffAlpha: { nominal: statistic, ordinal: statistic },
      pairCount: 1,
      pairs: [{ raters: ["person", "judge"], cohenKappa: statistic }],
      confusion: { reference: "person", other: "judge", values: ["1", "2", "3", "4"] },
      positive: null,
      accuracy: statistic,
      recall: statistic,
      specificity: statistic,
      balancedAccuracy: statistic,
    });
    expect(found.precision).toMatchObject(statistic);
  });

  test("one rating without a rater id is said in the singular", async () => {
    const path = givenFile("one.csv", "item,rater,value\na,,x\na,p,x\nb,p,x\n");
    const { out } = await agreement("--ratings", path, "--json");

    expect(JSON.parse(out).cohenKappa.reason).toContain("; 1 rating has no rater id");
  });

  test("says why a statistic is missing, and never NaN", async () => {
    const path = givenFile("anonymous.csv", "item,rater,value\na,,x\na,,y\na,,x\nb,,x\nb,,x\nc,,y\n");
    const { out } = await agreement("--ratings", path, "--json");
    const found = JSON.parse(out);

    expect(found).toMatchObject({
      items: 3,
      raters: 0,
      anonymousRatings: 6,
      ratingsPerItem: { fewest: 1, most: 3 },
      pairs: [],
    });
    expect(found.cohenKappa).toEqual({
      value: null,
      n: 0,
      reason: expect.stringContaining("6 ratings have no rater id"),
    });
    expect(found.confusion).toEqual({ value: null, reason: expect.any(String) });
    // Two items: (1/3 + 1) / 2 by hand; alpha 1 - 4 * 2 / (25 - 17) = 0.
    expect(found.percentAgreement).toMatchObject({ value: expect.closeTo(2 / 3, 12), interval: null, n: 2 });
    expect(found.krippendorffAlpha.nominal).toMatchObject({
      value: expect.closeTo(0, 12),
      reason: expect.stringContaining("Too few"),
    });
  });

  test("reads gzip, takes a named order, reference and positive value, and repeats itself with a seed", async () => {
    const rows = Array.from(
      { length: 30 },
      (_, item) => `${item},a,${["low", "mid", "high"][item % 3]}\n${item},b,${["low", "high"][item % 2]}\n`,
    );
    const path = givenFile("words.csv.gz", gzipSync(`item,rater,value\n${rows.join("")}`));
    const args = [
      "--ratings",
      path,
      "--level",
      "ordinal",
      "--order",
      "low,mid,high",
      "--reference",
      "b",
      "--positive",
      "high",
      "--seed",
      "7",
      "--json",
    ];
    const { code, out } = await agreement(...args);

    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      seed: 7,
      positive: "high",
      confusion: { reference: "b", values: ["low", "mid", "high"] },
    });
    expect((await agreement(...args)).out).toBe(out);
  });
});

describe("stats agreement without --json", () => {
  test("prints a table in words, and no escape sequence of the file", async () => {
    const path = givenFile("hostile.csv", givenGates().replaceAll("judge", "\u001b[31mjudge"));
    const { code, out } = await agreement("--ratings", path);

    expect(code).toBe(0);
    expect(out).toContain("84 ratings of 42 items by 2 raters, 2 an item, in 21 clusters");
    expect(out).toMatch(/percent agreement +0\.833 {2}0\.\d{3} to 0\.\d{3} +42\n/);
    expect(out).toMatch(/quadratic-weighted kappa +– +42 {2}The values are read as nominal/);
    expect(out).toContain("�[31mjudge against person");
    expect(out).not.toContain("\u001b");
  });
});

describe("mistakes", () => {
  test.each([
    [[], "Name the file of ratings with --ratings."],
    [["--ratings", "x", "--level", "interval"], "“interval” is not a level; choose nominal or ordinal."],
    [["--ratings", "x", "--seed", "-1"], "seed"],
    [["--ratings", "x", "--order", "a,b"], "--order is for --level ordinal."],
    [["--ratings", "x", "y"], "Unexpected argument 'y'"],
  ])("%j is a usage mistake with exit code 2", async (args, sentence) => {
    const { code, out, err } = await agreement(...args);

    expect([code, out]).toEqual([2, ""]);
    expect(err.split("\n")[0]).toContain(sentence);
    expect(err).toContain("npm run assay -- stats agreement --help");
  });

  test.each([
    ["--reference", "nobody", "no rater of the file is “nobody”"],
    ["--positive", "maybe", "nobody gave the value “maybe”"],
  ])("%s %s that the file does not hold is a usage mistake", async (option, value, sentence) => {
    const { code, err } = await agreement("--ratings", givenFile("gates.csv", givenGates()), option, value);

    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test("a bad file is named with line and reason, the first twenty mistakes and how many more, exit code 3", async () => {
    const rows = Array.from({ length: 25 }, (_, row) => `i${row},r\n`).join("");
    const path = givenFile("bad.csv", `item,rater,value\n${rows}`);
    const { code, out, err } = await agreement("--ratings", path, "--json");
    const lines = err.trim().split("\n");

    expect([code, out, lines.length]).toEqual([3, "", 21]);
    expect(lines[0]).toBe(`${path}, line 2: There are 2 fields and 3 columns. A field with a comma stands in quotes.`);
    expect(lines[20]).toBe(`${path}: 5 more mistakes.`);
  });

  test("a missing file and words without an order are the file's mistake", async () => {
    const words = givenFile("words.csv", "item,rater,value\na,r,low\na,s,mid\na,t,high\nb,r,low\n");

    expect(await agreement("--ratings", join(folder(), "none.csv"))).toMatchObject({
      code: 3,
      err: expect.stringContaining("There is no such file."),
    });
    const { code, err } = await agreement("--ratings", words, "--level", "ordinal");
    expect(code).toBe(3);
    expect(err.match(/line \d/g)).toEqual(["line 2", "line 3", "line 4"]);
    expect(err).toContain("--order");
  });

  test("other statistics than those there are make a usage mistake", async () => {
    let err = "";
    const output = {
      out: async () => {},
      err: async (text: string) => {
        err += text;
      },
    };

    expect(await runAssay(["stats"], output)).toBe(2);
    expect(await runAssay(["stats", "constructor"], output)).toBe(2);
    expect(err).toContain(
      "Say which statistics: agreement, judge, pass, runs, problems, compare, process, rescore, training.",
    );
    expect(err).toContain("There are no statistics “constructor”");
  });
});
