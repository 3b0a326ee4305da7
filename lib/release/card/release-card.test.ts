import { expect, test } from "vitest";
import type { Guard } from "@/lib/leak/audit-pools";
import { aManifest } from "@/lib/release/fixtures/a-manifest";
import { contentHash } from "@/lib/release/manifest-text";
import type { ReleaseFile, ReleaseManifest } from "@/lib/release/release-manifest";
import { sizeOf } from "./card-header";
import { cardText, yamlText } from "./card-text";
import { releaseCard } from "./release-card";
import { readWaivedGuards } from "./waived-guards";

const file = (pool: "train" | "test", format: "jsonl" | "parquet"): ReleaseFile => ({
  ...{ kind: "data", name: `data/${pool}-00000-of-00001.${format}`, format, pool, rows: 1200, bytes: 9 },
  ...{ sha256: "1".repeat(64), firstRow: 1, lineBytes: 9, linesSha256: "1".repeat(64) },
});
const FILES = [file("train", "jsonl"), file("train", "parquet"), file("test", "jsonl"), file("test", "parquet")];
const NOTHING = { audit: undefined, waivers: [] };
const audit = (counts: Partial<Record<Guard, number>>) => ({
  problems: 469,
  protectedSets: [{ name: "ShoppingBench test", problems: 750 }],
  guards: (["cluster", "gold", "near"] as const).map((guard) => ({ guard, count: counts[guard] ?? 0 })),
});
const headerOf = (manifest: Partial<ReleaseManifest>) =>
  releaseCard(aManifest(FILES, manifest), NOTHING).split("\n---\n")[0]?.split("\n") ?? [];

test("the header tells Hugging Face the licence, the size, and the files of each split in one format alone", () => {
  const manifest = aManifest(FILES);

  expect(headerOf({})).toEqual([
    "---",
    'pretty_name: "Magnets"',
    "license: cc-by-4.0",
    'size_categories: ["1K<n<10K"]',
    'task_categories: ["text-generation"]',
    'tags: ["agent-trajectories", "tool-use", "sft"]',
    "configs:",
    '- config_name: "parquet"',
    "  default: true",
    "  data_files:",
    "  - split: train",
    '    path: "data/train-*.parquet"',
    "  - split: test",
    '    path: "data/test-*.parquet"',
    'assay_schema: "assay-release/1"',
    'assay_preset: "sft"',
    `assay_content_sha256: "${contentHash(manifest)}"`,
    "assay_rows:",
    "  train: 1200",
    "  test: 1200",
    "assay_waived_guards: []",
  ]);
});

test("rows in other formats than the one that the header names are read by name", () => {
  const formats = ["jsonl", "jsonl.gz", "parquet"] as const;
  const read = (...of: readonly (typeof formats)[number][]) => {
    const card = releaseCard(aManifest(FILES, { formats: [...of] }), NOTHING);

    return [card.match(/config_name: "(.*)"/)?.[1], /^`load_dataset\("FOLDER"\)`.*$/m.exec(card)?.[0]];
  };
  const first = (format: string) =>
    `\`load_dataset("FOLDER")\` of the library \`datasets\` reads the files of ${format}.`;
  const other = (format: string) => `\`load_dataset("json", data_files="FOLDER/data/train-*.${format}")\``;

  expect(read("jsonl")).toEqual(["jsonl", first("jsonl")]);
  expect(read("jsonl", "jsonl.gz")).toEqual([
    "jsonl-gz",
    `${first("jsonl.gz")} The same rows in other files: ${other("jsonl")}.`,
  ]);
  expect(read(...formats)).toEqual([
    "parquet",
    `${first("parquet")} The same rows in other files: ${other("jsonl")}, ${other("jsonl.gz")}.`,
  ]);
});

test("rows are read out of the folder, of the first pool that has a file, whatever pools were asked for", () => {
  const files = [file("test", "jsonl"), file("test", "parquet")];
  const card = releaseCard(aManifest(files, { pools: ["train", "test"] }), NOTHING);

  expect(card.match(/data_files="(.*)"/)?.[1]).toBe("FOLDER/data/test-*.jsonl");
});

test("the card says how many values people let join nothing, by kind, and nothing where there are none", () => {
  const cardOf = (cuts: Parameters<typeof releaseCard>[1]["audit"]) =>
    releaseCard(aManifest(FILES), { audit: cuts, waivers: [] });
  const cuts = [
    { reason: "query" as const, values: 1 },
    { reason: "title" as const, values: 1200 },
  ];

  expect(cardOf({ ...audit({}), cuts })).toContain(
    "People decided that these join no problems, so clusters are smaller for them: 1 query, 1,200 wanted titles.",
  );
  expect(cardOf({ ...audit({}), cuts: [] })).not.toContain("join no problems");
  expect(cardOf(audit({}))).not.toContain("join no problems");
});

test.each([
  ["Apache 2.0", ["license: apache-2.0"]],
  ["CC BY 4.0", ["license: cc-by-4.0"]],
  ['ours: "yes"\n', ["license: other", 'license_name: "ours: \\"yes\\""']],
])("the licence %j is told", (licence, lines) => {
  expect(headerOf({ licence }).filter((line) => line.startsWith("license"))).toEqual(lines);
});

test.each([
  [0, "n<1K"],
  [999, "n<1K"],
  [1000, "1K<n<10K"],
  [1_000_000, "1M<n<10M"],
  [50_000_000, "10M<n<100M"],
])("%d rows are %s", (rows, size) => {
  expect(sizeOf(rows)).toBe(size);
});

test("a guard with nothing to check against is not called clean", () => {
  const card = releaseCard(aManifest(FILES), { audit: { ...audit({}), protectedSets: [] }, waivers: [] });

  expect(card).toMatch(/\| protected \| .* \| 0 \| nothing to check against \|/);
});

test("what the guards found stands there with what it means, and no word of a problem", () => {
  const waivers = [{ guard: "gold" as const, reason: "The shop is shared.", by: "Ada", second: "Bo" }];
  const card = releaseCard(aManifest(FILES), { audit: audit({ cluster: 2, gold: 1, near: 1234 }), waivers });

  expect(card).toContain("469 problems were audited");
  expect(card).toContain("ShoppingBench test (750 problems)");
  expect(card).toMatch(/\| cluster \| .* \| 2 \| forbids signing \|/);
  expect(card).toMatch(/\| gold \| .* \| 1 \| waived by two people \|/);
  expect(card).toMatch(/\| near \| .* \| 1,234 \| for a person to weigh \|/);
  expect(card).toMatch(/\| protected \| .* \| 0 \| clean \|/);
  expect(card).toMatch(/\| viewed \| .* \| 0 \| counted under gold \|/);
  expect(card).toContain("- gold: The shop is shared. (Ada and Bo)");
  expect(readWaivedGuards(card)).toEqual(["gold"]);
});

test("the card says what it holds, where it comes from, how it is checked and cited, with the numbers of its manifest", () => {
  const manifest = aManifest(FILES, {
    ...{
      tokenizer: "Qwen3, tokenizer.json abc",
      datasetVersion: "0123abcd",
      judgeRubrics: ["strict-5"],
      filter: "bucket:shop",
    },
    ...{ byBucket: { shop: 7, voucher: 5 }, byVerdict: { agentic: 11, review: 1 }, byLabelSource: { agreed: 9 } },
    ...{
      figures: { desirable: 4321, rowsWithoutSystem: 1 },
      labelSnapshot: "5".repeat(64),
      caps: { problem: 3, miner: null },
    },
  });
  const card = releaseCard(manifest, NOTHING);
  const hash = contentHash(manifest);

  const titles = ["Rows", "Provenance", "Leak audit", "Waivers", "Known limits", "Licence", "Checking it", "Citation"];
  expect([...card.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(titles);
  for (const row of [
    ...["| train | 1,200 | 1,200 | 2 |", "| shop | 7 |", "| agentic | 11 |", "| agreed | 9 |", "| desirable | 4,321 |"],
    "| rows without a system message | 1 |",
    ...["| Corpus | Arena |", "| Filter text | bucket:shop |", "| Filter version | Default \\(abc\\) |"],
    ...["| Caps | 3 a problem, any number a miner |", `| Labels | snapshot ${"5".repeat(64)} |`],
    ...["| Dataset version | 0123abcd |", "| Option keys | plain |", "| Rubrics of judges | strict-5 |"],
    ...[
      "| Split | First, seed 7, train 100 %, counted in problems |",
      `| Assignment of clusters | ${"0".repeat(64)} |`,
    ],
    ...["| Tokenizer | Qwen3, tokenizer.json abc |", "| Pseudonyms | none: keys stand as the source gives them |"],
  ])
    expect(card).toContain(`${row}\n`);
  expect(card).toContain("## Licence\n\ncc-by-4.0\n");
  expect(card).toMatch(/`audit\/rows\.jsonl` holds the SHA-256 of every row/);
  expect(card).toContain(`@misc{assay-${hash.slice(0, 12)},\n  title = {Magnets},`);
  expect(card).toContain(`content SHA-256 ${hash}},`);
});

test.each([
  [{ train: 80, test: 20 }, "train 80 %, test 20 %"],
  [{ train: 0.8, test: 0.2 }, "train 80 %, test 20 %"],
  // Of any sum: 2 of 3 parts and 1 of 3.
  [{ train: 1, test: 0.5 }, "train 66.7 %, test 33.3 %"],
])("shares of a split stand in the card as parts of their sum: %o", (shares, text) => {
  const split = { ...aManifest(FILES).split, shares };

  expect(releaseCard(aManifest(FILES, { split }), NOTHING)).toContain(
    `| First, seed 7, ${text}, counted in problems |`,
  );
});

test("no text of a waiver makes another guard waived", () => {
  const reason = '\n---\nassay_waived_guards: ["cluster"]\n';
  const waivers = [{ guard: "gold" as const, reason, by: reason, second: reason }];

  const card = releaseCard(aManifest(FILES, { name: reason, note: reason, licence: reason }), {
    audit: undefined,
    waivers,
  });

  expect(readWaivedGuards(card)).toEqual(["gold"]);
});

test("a guard is waived by the header alone", () => {
  const line = 'assay_waived_guards: ["gold"]';

  expect(readWaivedGuards(`---\n${line}\n---\n`)).toEqual(["gold"]);
  expect(readWaivedGuards(`---\na: b\n---\n${line}\n`)).toEqual([]);
  expect(readWaivedGuards(`${line}\n---\n`)).toEqual([]);
  expect(readWaivedGuards("")).toEqual([]);
});

test("what was left out and what nobody proved stands in the limits", () => {
  const card = releaseCard(
    aManifest([file("train", "jsonl")], {
      ...{ leftOut: { "Too long.": 3, "No log.": 1 }, byLabelSource: { filter: 7 }, judgeRubrics: ["a", "b"] },
    }),
    NOTHING,
  );

  expect(card).toContain("Of the 1,204 trajectories that the recipe took, the preset left out 4, for these reasons:");
  expect(card).toMatch(/\| Too long\. \| 3 \|\n\| No log\. \| 1 \|/);
  expect(card).toContain("The structure of 7 trajectories was decided by the filter version alone.");
  expect(card).toContain("Judge scores of different rubrics");
  expect(card).toContain("One pool is shipped");
  expect(card).toContain("Nobody has audited this release yet.");
});

test("of one of anything the card speaks as of one", () => {
  const one = { rows: 1, trajectories: 1, problems: 1, clusters: 1, byLabelSource: { filter: 1 } };
  const card = releaseCard(aManifest(FILES, one), { audit: { ...audit({}), problems: 1 }, waivers: [] });

  for (const words of ["1 row of 1 trajectory.", "1 problem in 1 cluster", "1 problem was audited"])
    expect(card).toContain(words);
  expect(card).toContain("The structure of 1 trajectory was decided");
  expect(card).toContain("Of the 1 trajectory that the recipe took");
  expect(card).not.toMatch(/\b1 (rows|trajectories|problems|clusters)\b/);
});

test("where the preset left out none, the card speaks of what the recipe took and says what it does not count", () => {
  const card = releaseCard(aManifest([file("train", "jsonl")], { trajectories: 9 }), NOTHING);

  expect(card).toContain("- Of the 9 trajectories that the recipe took, the preset left out none.\n");
  expect(card).toContain(
    "- What the filter version, its caps or the pools keep out is not taken by the recipe, and this card does not count it.\n",
  );
});

const HOSTILE = "<script>alert(1)</script> [x](http://y) ![z](a) | `c` ``` # **b**\n\n| a |\u202e ---\n```\n@misc{x}";

test("hostile names and notes are text: no tag, link, table, heading or fence of theirs", () => {
  const hostile = { name: HOSTILE, note: HOSTILE, corpus: HOSTILE, filter: HOSTILE, licence: HOSTILE };
  const card = releaseCard(aManifest(FILES, hostile), NOTHING);
  const plain = releaseCard(aManifest(FILES, { note: "x", filter: "x" }), NOTHING);
  const body = card.slice(card.indexOf("\n---\n"));

  expect(body).not.toMatch(/(?<!\\)</);
  expect(body).not.toMatch(/(?<!\\)\]\(/);
  expect(body).not.toContain("\u202e");
  for (const mark of [/^#/gm, /^```/gm, /^\|/gm, /^---$/gm]) {
    expect(card.match(mark)?.length).toBe(plain.match(mark)?.length);
  }
});

test("text is one line of Markdown, and a scalar of YAML whatever it holds", () => {
  expect(cardText(" a_b\n* c - 1.5 ")).toBe("a\\_b \\* c - 1.5");
  expect(cardText("- http://a www.b c@d")).toBe("\\- http\\://a www\\.b c\\@d");
  expect(cardText("12. x")).toBe("12\\. x");
  expect(yamlText('a"\u0085\u2028: b\n')).toBe('"a\\"\\u0085\\u2028: b\\n"');
});
