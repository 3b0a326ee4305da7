import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Context } from "@/lib/services/context";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { receiveUpload, safeFileName, uploadedFiles } from "./receive-upload";
import { folderOfUpload, uploadFolderOf } from "./upload-folder";

const home = await temporaryFolder();
const ctx: Pick<Context, "home" | "person"> = {
  home,
  person: { id: 1, extId: randomUUID(), name: "Anna", role: "owner" },
};

/** Sends a file of an upload whose body breaks off where it is told to. */
function send(upload: string, name: string, text: string, { breaksOff }: { breaksOff?: true } = {}): Promise<string> {
  const body = async function* () {
    yield Buffer.from(text);
    if (breaksOff) throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  };

  return receiveUpload(ctx, { upload, name, body: body() });
}

async function namesOf(upload: string): Promise<readonly string[]> {
  return (await uploadedFiles(ctx, { upload })).map(({ name }) => name);
}

test("files of one name that come at once are all kept", async () => {
  const upload = randomUUID();
  const texts = Array.from({ length: 8 }, (_, at) => `file ${at}`);

  await Promise.all(texts.map((text) => send(upload, "a.jsonl", text)));

  const files = await uploadedFiles(ctx, { upload });
  const kept = await Promise.all(files.map(({ path }) => readFile(path, "utf8")));
  expect(kept.toSorted()).toEqual(texts);
});

test("a file that breaks off goes, and leaves one of its name that came at once", async () => {
  const upload = randomUUID();

  const [broken, whole] = await Promise.allSettled([
    send(upload, "a.jsonl", "bro", { breaksOff: true }),
    send(upload, "a.jsonl", "whole"),
  ]);

  expect(broken).toMatchObject({ status: "rejected", reason: { code: "INVALID" } });
  expect(whole).toMatchObject({ status: "fulfilled" });
  const [file, ...others] = await uploadedFiles(ctx, { upload });
  expect(others).toEqual([]);
  expect(await readFile(file?.path ?? "", "utf8")).toBe("whole");
});

test("the files of a drop stand in the order in which they came, also of one that four digits did not count", async () => {
  const upload = randomUUID();
  const folder = folderOfUpload(home, ctx.person.id, upload);
  await mkdir(folder, { recursive: true });
  for (const entry of ["0999 b.json", "0001 5 lamps.json", "10000 d.json", "9999 c.json"])
    await writeFile(join(folder, entry), "");

  await send(upload, "last.json", "");

  expect(await namesOf(upload)).toEqual(["5 lamps.json", "b.json", "c.json", "d.json", "last.json"]);
});

test.each([
  ["plain.jsonl", "plain.jsonl"],
  ["../../etc/passwd", "passwd"],
  ["..\\..\\boot.ini", "boot.ini"],
  ["ft:gpt-4.1…:BzrYdMNm.json", "ft_gpt-4.1…_BzrYdMNm.json"],
  ["new\nline\0.json", "new_line_.json"],
  ["..", "upload"],
  ["", "upload"],
])("the name %j is kept as %j", (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test("a long name keeps its extension and fits into a file system", () => {
  const safe = safeFileName(`${"日本語".repeat(200)}.jsonl.gz`);

  expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(210);
  expect(safe.endsWith(".jsonl.gz")).toBe(true);
});

test.each([
  ["/home/uploads/abc/0001 x.jsonl", "/home/uploads/abc"],
  ["/home/uploads/abc/deep/x.jsonl", "/home/uploads/abc"],
  ["/home/uploads/x.jsonl", undefined],
  ["/home/other/x.jsonl", undefined],
  ["/home/uploads/../secret/x.jsonl", undefined],
])("of %s the folder that may be deleted is %s", (path, folder) => {
  expect(uploadFolderOf("/home", path)).toBe(folder);
});
