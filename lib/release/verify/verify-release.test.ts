import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PRESETS } from "@/lib/exporters/descriptions";
import { aProblem } from "@/lib/release/fixtures/a-problem";
import { problemsOf } from "@/lib/release/fixtures/given-files";
import { givenRelease } from "@/lib/release/fixtures/given-release";
import { presetRows } from "@/lib/release/fixtures/preset-rows";
import { makeSigningKeys } from "@/lib/release/signing/sign-release";
import { verifyRelease } from "./verify-release";

const SHARDS = { shardBytes: 4000 };
const sentencesOf = async (folder: string) => (await verifyRelease(folder)).faults.map(({ sentence }) => sentence);

/** Changes one byte in the middle of what a file holds for the first time. */
async function change(folder: string, name: string, of: string, into: string): Promise<void> {
  const path = join(folder, name);
  const bytes = await readFile(path);
  const isPacked = name.endsWith(".gz");
  const text = (isPacked ? gunzipSync(bytes) : bytes).toString("latin1");
  if (!text.includes(of)) throw new Error(`${name} does not hold ${of}.`);
  const changed = Buffer.from(text.replace(of, into), "latin1");

  await writeFile(path, isPacked ? gzipSync(changed) : changed);
}

test.each(PRESETS)("a signed release of %s holds no fault, in three formats and many files", async (preset) => {
  const { folder, keys } = await givenRelease(presetRows(preset, 40), { options: SHARDS, manifest: { preset } });

  const { faults, rows, files, signedBy } = await verifyRelease(folder, { publicKey: keys.publicKey });

  expect(faults).toEqual([]);
  expect(rows).toBe(40);
  expect(files).toBeGreaterThan(8);
  expect(signedBy).toMatch(/^[0-9a-f]{64}$/);
});

describe("one changed byte", () => {
  const rows = presetRows("sft", 12);

  test.each(["jsonl", "jsonl.gz"])("of a row in %s is told with the file and the row", async (format) => {
    const { folder } = await givenRelease(rows);
    const name = `data/train-00000-of-00001.${format}`;

    await change(folder, name, '"trajectory_id":"t:', '"trajectory_id":"u:');

    expect(await sentencesOf(folder)).toEqual([
      `${name}, row 1 of problem ${rows[0]?.source.problem}: It is not the row that was released.`,
    ]);
  });

  test("of a later row is told with its number in its own file and its problem", async () => {
    const { folder, manifest } = await givenRelease(rows, { options: SHARDS });
    const file = manifest.files.filter(({ name }) => name.endsWith(".jsonl") && name.startsWith("data/"))[1];
    const name = file?.name ?? "";
    const row = file?.kind === "data" ? file.firstRow : 0;

    await change(folder, name, "messages", "messagez");

    expect(await sentencesOf(folder)).toEqual([
      `${name}, row 1 of problem ${rows[row - 1]?.source.problem}: It is not the row that was released.`,
    ]);
  });

  test("of every byte of a Parquet file is told with the file", async () => {
    const { folder } = await givenRelease(rows, { options: { formats: ["parquet"] } });
    const name = "data/train-00000-of-00001.parquet";
    const whole = await readFile(join(folder, name));
    const told: string[] = [];

    for (let at = 4; at < whole.length; at += Math.ceil(whole.length / 25)) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      await writeFile(join(folder, name), changed);
      const { faults } = await verifyRelease(folder);
      expect(faults.length).toBeGreaterThan(0);
      told.push(...faults.map(({ file, row }) => `${file}${row === undefined ? "" : " row"}`));
    }

    expect(new Set(told)).toEqual(new Set([name, `${name} row`]));
  });

  test("of a record is told with the record, not with the row that it is of", async () => {
    const { folder } = await givenRelease(rows, { options: { formats: ["jsonl"] } });

    await change(folder, "audit/rows.jsonl", '"row":5', '"row":6');

    expect(await sentencesOf(folder)).toEqual([
      `audit/rows.jsonl, row 5 of problem ${rows[4]?.source.problem}: Its record is of another row.`,
      "audit/rows.jsonl holds other bytes than those of the manifest.",
    ]);
  });

  test.each([
    ["manifest.json", '"Magnets"', '"Magnetz"', "manifest.json is not the one that was signed."],
    ["README.md", "Known limits", "Known limitz", "README.md is not the one that was signed."],
    [
      "assay-release.sig",
      '"contentHash": "',
      '"contentHash": "x',
      "assay-release.sig was not made by the key that it names.",
    ],
    [
      "audit/problems.jsonl",
      '"train"',
      '"traim"',
      "audit/problems.jsonl holds other bytes than those of the manifest.",
    ],
  ])("of %s is told", async (name, of, into, sentence) => {
    const { folder } = await givenRelease(rows, { options: { formats: ["jsonl"] } });

    await change(folder, name, of, into);

    expect(await sentencesOf(folder)).toEqual([sentence]);
  });
});

describe("a folder", () => {
  const rows = presetRows("sft", 6);

  test("that lacks a file, has one too many or ends early is told so", async () => {
    const { folder } = await givenRelease(rows, { options: { formats: ["jsonl", "parquet"] } });
    const path = join(folder, "data/train-00000-of-00001.jsonl");
    const text = await readFile(path, "utf8");

    await rm(join(folder, "data/train-00000-of-00001.parquet"));
    await writeFile(join(folder, "data/train-00001-of-00001.jsonl"), text);
    await writeFile(path, `${text.split("\n").slice(0, 4).join("\n")}\n`);

    expect(await sentencesOf(folder)).toEqual([
      "data/train-00000-of-00001.parquet is missing.",
      "data/train-00001-of-00001.jsonl is a file that the manifest does not know.",
      `data/train-00000-of-00001.jsonl, row 5 of problem ${rows[4]?.source.problem}: It is missing: the file ends before it.`,
    ]);
  });

  test("without signature, or with that of another key, is told so", async () => {
    const { folder } = await givenRelease(rows);
    const other = makeSigningKeys();

    const { faults } = await verifyRelease(folder, { publicKey: other.publicKey });
    await rm(join(folder, "assay-release.sig"));

    expect(faults.map(({ sentence }) => sentence)).toEqual([
      "assay-release.sig was made by another key than the one asked for.",
    ]);
    expect(await sentencesOf(folder)).toEqual(["assay-release.sig is missing: the release is not signed."]);
  });

  test("that is no release is told so, and nothing else is looked at", async () => {
    const { folder } = await givenRelease(rows);
    await rm(join(folder, "manifest.json"));

    expect(await sentencesOf(folder)).toEqual(["manifest.json is missing: this is no release."]);
  });
});

describe("a row that was signed although it should not have been", () => {
  const [first, ...others] = presetRows("sft", 6);
  const signedWith = async (row: Record<string, unknown>) => {
    const made = {
      ...first,
      pool: "train" as const,
      row,
      line: JSON.stringify(row),
      source: { problem: "p0", trajectories: ["t"] },
    };
    return sentencesOf((await givenRelease([made, ...others], { options: { formats: ["jsonl"] } })).folder);
  };
  const row: Record<string, unknown> = { ...first?.row };
  const said = { role: "assistant", content: "Yes.<|im_end|>" };

  test.each([
    [
      "a mask that trains on the user",
      { ...row, loss_mask: [] },
      /^data\/.*, row 1 of problem p0: The loss mask does not/,
    ],
    [
      "text that reads as the end of a turn",
      { ...row, messages: [{ role: "user", content: "x" }, said], loss_mask: [0, 1] },
      /^data\/.*, row 1 of problem p0: It holds text that Qwen3’s chat template reads as/,
    ],
    [
      "another problem than its record",
      { ...row, metadata: { tokens: 5, problem_id: "p5" } },
      /^data\/.*, row 1 of problem p0: It names another problem/,
    ],
  ])("with %s is told", async (_, wrong, sentence) => {
    const [told, ...rest] = await signedWith(wrong);

    expect(told).toMatch(sentence);
    expect(rest).toEqual([]);
  });
});

describe("guards", () => {
  const NO_CAPS = { problem: null, miner: null };
  const rows = presetRows("chat", 12);
  const shipped = { formats: ["jsonl"] as const };
  const kept = aProblem("kept", "test", { goldIds: ["gold of p1"] });
  const leaking = {
    options: { ...shipped, problems: [...problemsOf(rows), kept] },
    manifest: { preset: "chat" as const },
  };

  test("find that a pool that stays behind wants a shipped product, without telling which", async () => {
    const { folder } = await givenRelease(rows, leaking);

    const [sentence] = await sentencesOf(folder);

    expect(sentence).toMatch(/^The guard “gold” has 1 hit: .*p1.* \((train, test|test, train)\)\.$/);
    expect(await readFile(join(folder, "audit/problems.jsonl"), "utf8")).not.toContain("gold of");
    expect(await readFile(join(folder, "audit/problems.jsonl"), "utf8")).not.toContain("kept");
  });

  test("let pass what two people waived, by the card that was signed", async () => {
    const waivers = [{ guard: "gold" as const, reason: "Known.", by: "Ada", second: "Bo" }];

    const { folder } = await givenRelease(rows, { ...leaking, waivers });

    expect(await sentencesOf(folder)).toEqual([]);
  });

  test("find a cluster over two pools", async () => {
    const problems = [...problemsOf(rows), aProblem("kept", "test", { cluster: "p2" })];

    const { folder } = await givenRelease(rows, { ...leaking, options: { ...shipped, problems } });

    expect(await sentencesOf(folder)).toEqual([expect.stringMatching(/^The guard “cluster” has 1 hit: /)]);
  });

  test("find one query in two pools that a cut keeps in two clusters, and nothing in problems without words", async () => {
    const [first, ...others] = problemsOf(rows);
    if (first === undefined) throw new Error("There are rows.");
    const asked = [{ ...first, query: "A red lamp" }, ...others.map((problem) => ({ ...problem, query: "" }))];
    const kept = [
      aProblem("kept", "test", { query: "a red\nlamp", goldIds: [] }),
      aProblem("silent", "test", { query: "?", goldIds: [] }),
    ];

    const { folder } = await givenRelease(rows, {
      options: { ...shipped, problems: [...asked, ...kept] },
      manifest: { ...leaking.manifest, caps: NO_CAPS },
    });

    expect(await sentencesOf(folder)).toEqual([
      expect.stringMatching(new RegExp(`^The guard “query” has 1 hit: .*${first.name}`)),
    ]);
  });

  test("find no query twice in a release from before that guard, whose problems without words have equal fingerprints", async () => {
    const [first, ...others] = problemsOf(rows);
    if (first === undefined) throw new Error("There are rows.");
    // Any equal words: their fingerprint was as that of none.
    const kept = aProblem("kept", "test", { query: "same", goldIds: [] });
    const problems = [{ ...first, query: "same" }, ...others, kept];
    const options = { ...shipped, problems };

    const old = await givenRelease(rows, { ...leaking, options });
    const since = await givenRelease(rows, { options, manifest: { ...leaking.manifest, caps: NO_CAPS } });

    expect(await sentencesOf(old.folder)).toEqual([]);
    expect(await sentencesOf(since.folder)).toHaveLength(1);
  });

  test("find what the rows themselves hold of a suite that is at hand", async () => {
    const pairs = presetRows("preference", 6);
    const { folder } = await givenRelease(pairs, { options: shipped, manifest: { preset: "preference" } });
    const suite = aProblem("secret", "test", { query: "Find a magnet.", goldIds: [] });

    const { faults, protectedSets } = await verifyRelease(folder, {
      protectedSets: [{ name: "Suite", problems: [suite] }],
    });

    expect(faults.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(
        /^The guard “protected” has (1 hit|[2-6] hits; the first): p\d and secret \(train, Suite\)\.$/,
      ),
    ]);
    expect(protectedSets).toEqual({ problems: 1, hits: expect.any(Number) });
    expect(protectedSets?.hits).toBeGreaterThan(0);
    expect((await verifyRelease(folder)).protectedSets).toBeUndefined();
  });
});
