import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureKeyFile, KEY_FILE, readKeyFile } from "./key-file";
import { openKey, sealKey } from "./seal-key";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-key-"));
});
afterAll(() => rm(folder, { recursive: true }));

const OWNER = "7e0b2f6a-0000-4000-8000-000000000001";

test("what is sealed opens with the same key for the same endpoint, and says nothing by itself", () => {
  const key = randomBytes(32);
  const sealed = sealKey("sk-planted-0001", key, OWNER);

  expect(openKey(sealed, key, OWNER)).toBe("sk-planted-0001");
  expect(Buffer.from(sealed).toString("latin1")).not.toContain("planted");
});

test("sealing the same key twice gives other bytes", () => {
  const key = randomBytes(32);

  expect(sealKey("sk-planted-0001", key, OWNER)).not.toEqual(sealKey("sk-planted-0001", key, OWNER));
});

test("it opens neither with another key, nor for another endpoint, nor when a byte was changed", () => {
  const key = randomBytes(32);
  const sealed = sealKey("sk-planted-0001", key, OWNER);

  expect(openKey(sealed, randomBytes(32), OWNER)).toBeUndefined();
  expect(openKey(sealed, key, `${OWNER}2`)).toBeUndefined();
  for (const at of [0, 1, 13, sealed.length - 1])
    expect(openKey(sealed.with(at, (sealed[at] ?? 0) ^ 1), key, OWNER)).toBeUndefined();
  expect(openKey(sealed.subarray(0, 20), key, OWNER)).toBeUndefined();
});

test("the key file is made once, for its owner alone, also when several ask at the same time", async () => {
  const home = join(folder, "new");
  expect(await readKeyFile(home)).toBeUndefined();

  const keys = await Promise.all(Array.from({ length: 8 }, () => ensureKeyFile(home)));

  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(await readKeyFile(home)).toEqual(keys[0]);
  expect((await stat(join(home, KEY_FILE))).mode & 0o777).toBe(0o600);
  expect(await readdir(home)).toEqual([KEY_FILE]);
});

test("a file that holds no key is told and not replaced", async () => {
  const home = folder;
  await writeFile(join(home, KEY_FILE), "something else");

  expect(await readKeyFile(home)).toBeUndefined();
  await expect(ensureKeyFile(home)).rejects.toThrow(/holds no key/);
  expect(await readFile(join(home, KEY_FILE), "utf8")).toBe("something else");
});
