import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { givenRelease } from "@/lib/release/fixtures/given-release";
import { presetRows } from "@/lib/release/fixtures/preset-rows";
import { makeSigningKeys } from "@/lib/release/signing/sign-release";
import { givenAssay } from "./given-assay";

const { assay, givenFile, folder: empty } = givenAssay("release");
const verify = (...args: readonly string[]) => assay("release", "verify", ...args);
const rows = presetRows("preference", 6);
const given = () => givenRelease(rows, { options: { formats: ["jsonl"] }, manifest: { preset: "preference" } });
const NAME = "data/train-00000-of-00001.jsonl";

test("a release that is what was signed exits 0 and names its content and its key", async () => {
  const { folder, keys } = await given();

  const { code, out, err } = await verify(folder, "--key", givenFile("key.pem", keys.publicKey));

  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(
    /^Content [0-9a-f]{64}\nSigned by the key [0-9a-f]{64}\n6 rows in 6 files\nAll of it is as it was signed\.\n$/,
  );
});

test("one changed byte exits 1 and names the row, for people and as JSON", async () => {
  const { folder } = await given();
  const path = join(folder, NAME);
  await writeFile(path, (await readFile(path, "utf8")).replace("Find a magnet.", "Find a magnes."));

  const told = await verify(folder);
  const { faults } = JSON.parse((await verify(folder, "--json")).out);

  expect(told.code).toBe(1);
  expect(told.out).toContain(`${NAME}, row 1 of problem ${rows[0]?.source.problem}: It is not the row`);
  expect(told.out).toMatch(/\nThis release is not what was signed: 1 fault above\.\n$/);
  expect(told.out).not.toContain("Signed by the key");
  expect(faults).toMatchObject([{ kind: "row", file: NAME, row: 1 }]);
});

test("a changed byte of a compressed file names the file and the row, without the words of what unpacks it", async () => {
  const { folder } = await givenRelease(presetRows("sft", 400), { options: { formats: ["jsonl.gz"] } });
  const path = join(folder, `${NAME}.gz`);
  const bytes = await readFile(path);
  bytes[40] = (bytes[40] ?? 0) ^ 0xff;
  await writeFile(path, bytes);

  const { code, out } = await verify(folder);

  expect(code).toBe(1);
  expect(out).toMatch(
    /^data\/train-00000-of-00001\.jsonl\.gz, row 1 of problem \S+: From here on it cannot be unpacked: a byte here or behind/,
  );
  expect(out).not.toMatch(/distance|block|invalid|header/);
  expect(out).toMatch(/\nThis release is not what was signed: 1 fault above\.\n$/);
});

test("another key, or a suite whose problem it holds, exits 1", async () => {
  const { folder } = await given();
  const other = givenFile("other.pem", makeSigningKeys().publicKey);
  const suite = givenFile("suite.jsonl", '{"query":"find a MAGNET","reward":{"product_id":"1"}}\n');

  expect(await verify(folder, "--key", other)).toMatchObject({ code: 1, out: expect.stringContaining("another key") });
  expect(await verify(folder, "--protected", suite)).toMatchObject({
    ...{
      code: 1,
      out: expect.stringMatching(
        /“protected”(?![\s\S]*not in the release|[\s\S]*None of)[\s\S]*\nAll of it is as it was signed, but it leaks: 1 fault above\.\n$/,
      ),
    },
  });
});

test("that no problem of a suite is in the release is said, for people and as JSON, and nothing without a suite", async () => {
  const { folder } = await given();
  const boat = '{"query":"buy a boat","reward":{"product_id":"77"}}\n';
  const one = givenFile("one.jsonl", boat);
  const two = givenFile("two.jsonl", `${boat}{"query":"sell a sail","reward":{"product_id":"78"}}\n`);

  expect((await verify(folder, "--protected", one)).out).toMatch(
    /files\nThe one protected problem is not in the release\.\nAll of it is as it was signed\.\n$/,
  );
  expect(await verify(folder, "--protected", one, "--protected", two)).toMatchObject({
    ...{ code: 0, out: expect.stringContaining("\nNone of the 3 protected problems is in the release.\n") },
  });
  expect(JSON.parse((await verify(folder, "--protected", two, "--json")).out)).toMatchObject({
    protectedSets: { problems: 2, hits: 0 },
  });
  expect((await verify(folder)).out).not.toContain("protected");
});

test("a suite of which a record cannot be read exits 3, since what it holds was not checked", async () => {
  const { folder } = await given();
  const suite = givenFile("torn.jsonl", '{"query":"buy a boat","reward":{"product_id":"1"}}\n{"query":\n');

  expect(await verify(folder, "--protected", suite)).toMatchObject({
    code: 3,
    err: expect.stringContaining("torn.jsonl"),
  });
});

test("a release without signature is a fault, unless that is asked for", async () => {
  const { folder } = await given();
  await writeFile(join(folder, "assay-release.sig"), "");

  expect((await verify(folder, "--unsigned")).code).toBe(1);
  await rm(join(folder, "assay-release.sig"));
  expect((await verify(folder)).out).toMatch(
    /the release is not signed\.\nThis release is not signed: 1 fault above\.\n$/,
  );
  expect(await verify(folder, "--unsigned")).toMatchObject({
    ...{ code: 0, out: expect.stringMatching(/\nAll of it is as it was built; nobody has signed it\.\n$/) },
  });
});

test("a folder that is none of a release exits 1, one that is not there 3, no folder 2", async () => {
  expect(await verify(empty())).toMatchObject({ code: 1, out: expect.stringContaining("this is no release") });
  expect(await verify(join(empty(), "gone"))).toMatchObject({ code: 3, err: expect.stringContaining("is no folder") });
  expect((await verify()).code).toBe(2);
});
