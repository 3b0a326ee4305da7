import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { ensureKeyFile, KEY_FILE } from "./key-file";
import { openKey, sealKey } from "./seal-key";
import { openingKeys, sealingKey } from "./sealing-key";

const OWNER = "7e0b2f6a-0000-4000-8000-000000000001";
const GIVEN = { ASSAY_SECRET: "a secret of the operator, 32 or more" };
const folder = await temporaryFolder();
const given = (name: string): string => join(folder, name);

const opened = async (sealed: Uint8Array, home: string, env = {}): Promise<string | undefined> =>
  (await openingKeys(home, env)).map((key) => openKey(sealed, key, OWNER)).find((text) => text !== undefined);

test("with a secret and no key file, containers without a common folder open each other's keys, and no file is made", async () => {
  const sealed = sealKey("sk-planted-0001", await sealingKey(given("web"), GIVEN), OWNER);

  expect(await opened(sealed, given("worker"), GIVEN)).toBe("sk-planted-0001");
  await expect(readdir(given("web"))).rejects.toThrow("ENOENT");
});

test("another secret, or none, opens nothing of it", async () => {
  const sealed = sealKey("sk-planted-0001", await sealingKey(given("a"), GIVEN), OWNER);

  expect(await opened(sealed, given("a"), { ASSAY_SECRET: `${GIVEN.ASSAY_SECRET}!` })).toBeUndefined();
  expect(await opened(sealed, given("a"))).toBeUndefined();
});

test("what a key file sealed stays readable when a secret is set later, and the file goes on sealing", async () => {
  const home = given("later");
  const file = await ensureKeyFile(home);
  const sealed = sealKey("sk-planted-0001", file, OWNER);

  expect(await opened(sealed, home, GIVEN)).toBe("sk-planted-0001");
  expect(await sealingKey(home, GIVEN)).toEqual(file);
});

test("what a secret sealed stays readable when a key file comes later", async () => {
  const home = given("file-later");
  const sealed = sealKey("sk-planted-0001", await sealingKey(home, GIVEN), OWNER);
  await ensureKeyFile(home);

  expect(await opened(sealed, home, GIVEN)).toBe("sk-planted-0001");
});

test.each([
  ["that the launcher made for the cookies", { ...GIVEN, ASSAY_SECRET_IS_MADE: "1" }],
  ["that is too short", { ASSAY_SECRET: "short" }],
  ["that is empty", { ASSAY_SECRET: "" }],
])("a secret %s seals nothing: a key file does", async (name, env) => {
  const home = given(name);
  const key = await sealingKey(home, env);

  expect(await readdir(home)).toEqual([KEY_FILE]);
  expect(await openingKeys(home, env)).toEqual([key]);
});
