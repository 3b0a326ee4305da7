import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { tarArchive, tarSize } from "./tar-archive";

async function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += 300) yield Buffer.from(text.slice(at, at + 300));
}
async function allOf(files: Parameters<typeof tarArchive>[0]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of tarArchive(files)) pieces.push(piece);

  return Buffer.concat(pieces);
}
const given = (name: string, text: string) => ({ name, size: text.length, read: () => inPieces(text) });

test("the system's tar unpacks the files as they were, whatever their lengths", async () => {
  const folder = await temporaryFolder();
  const lengths = [0, 1, 511, 512, 513, 2000];
  const files = lengths.map((length) => given(`release-1/data/of-${length}.jsonl`, "x".repeat(length)));

  const bytes = await allOf(files);
  await writeFile(join(folder, "all.tar"), bytes);
  execFileSync("tar", ["-xf", "all.tar"], { cwd: folder });

  expect(bytes.length).toBe(tarSize(files));
  for (const { name, size } of files) {
    expect(await readFile(join(folder, name), "utf8")).toBe("x".repeat(size));
  }
});

test("a file that is not as long as was said stops the archive", async () => {
  const short = { ...given("a", "12345"), size: 6 };

  await expect(allOf([short])).rejects.toThrow("a has 5 bytes in place of 6.");
});

test("a name that does not fit is refused", async () => {
  await expect(allOf([given("n".repeat(101), "")])).rejects.toThrow("too long a name");
});
