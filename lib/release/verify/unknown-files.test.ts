import { mkdir, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { givenRelease } from "@/lib/release/fixtures/given-release";
import { presetRows } from "@/lib/release/fixtures/preset-rows";
import { verifyRelease } from "./verify-release";

const rows = presetRows("sft", 4);
const sentencesOf = async (folder: string) => (await verifyRelease(folder)).faults.map(({ sentence }) => sentence);

test("whatever was put beside a signed release is named, wherever it lies", async () => {
  const { folder } = await givenRelease(rows, { options: { formats: ["jsonl", "jsonl.gz", "parquet"] } });
  for (const name of ["train.jsonl", "load.py", "dataset_infos.json", ".hidden", "data/.hidden"])
    await writeFile(join(folder, name), "{}\n");
  for (const name of ["extra", "data/more"]) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, "train.jsonl"), "{}\n");
  }
  await symlink("/etc", join(folder, "linked"));

  expect(await sentencesOf(folder)).toEqual([
    ".hidden is a file that the manifest does not know.",
    "dataset_infos.json is a file that the manifest does not know.",
    "extra is a folder that the manifest does not know.",
    "linked is a link that the manifest does not know.",
    "load.py is a file that the manifest does not know.",
    "train.jsonl is a file that the manifest does not know.",
    "data/.hidden is a file that the manifest does not know.",
    "data/more is a folder that the manifest does not know.",
  ]);
});

test("a folder that is a link is no part of what was signed, though its files are", async () => {
  const { folder } = await givenRelease(rows);
  await rename(join(folder, "data"), `${folder}-elsewhere`);
  await symlink(`${folder}-elsewhere`, join(folder, "data"));

  expect(await sentencesOf(folder)).toEqual(["data is a link that the manifest does not know."]);
});
