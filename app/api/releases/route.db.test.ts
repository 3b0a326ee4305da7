import { createHash } from "node:crypto";
import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { callRaw, callRoute } from "@/lib/http/call-route";
import { timesOpen } from "@/lib/http/fixtures/times-open";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { POST as preview } from "../corpora/[id]/releases/preview/route";
import { GET as list } from "../corpora/[id]/releases/route";
import { GET as archive } from "./[id]/archive/route";
import { GET as compare } from "./[id]/difference/route";
import { GET as file } from "./[id]/files/[...name]/route";
import { GET as detail } from "./[id]/route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const home = await temporaryFolder();
process.env["ASSAY_HOME"] = home;
const owner = await ensureOwner(db);
const lead = await givenContext(db, "lead", home);
const NAME = "data/train-00000-of-00001.jsonl";
const TEXT = "0123456789";
const SHA256 = createHash("sha256").update(TEXT).digest("hex");
let corpus: GivenCorpus;
let recipe: Readonly<Record<string, unknown>>;
let id: string;

beforeAll(async () => {
  corpus = await givenCorpus(db, [{ query: "lamp" }, { query: "sofa" }]);
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const version = await db.filterVersion.findUniqueOrThrow({ where: { id: filterVersionId } });
  const of = { corpusId: corpus.id, personId: lead.person.id };
  const split = await db.split.create({
    data: { ...of, name: "main", note: "", seed: 1, shares: { train: 1 }, strata: [], weigh: "problems" },
  });
  recipe = {
    ...{ preset: "sft", options: {}, formats: ["jsonl"], split: split.extId, pools: ["train"], filter: "" },
    ...{ filterVersion: version.extId, shardBytes: 1_000_000, licence: "mit" },
    ...{ caps: {}, labelsAsOf: "" },
  };
  const release = await db.release.create({
    data: {
      ...{ ...of, number: 1, name: "One", note: "", state: "audited", splitId: split.id, filterVersionId, recipe: {} },
      ...{ folder: "releases/one", frozenAt: new Date() },
      files: { create: [{ name: NAME, bytes: TEXT.length, rows: 1, sha256: SHA256 }] },
    },
  });
  await db.release.update({ where: { id: release.id }, data: { recipe: JSON.parse(JSON.stringify(recipe)) } });
  id = release.extId;
  await mkdir(join(home, "releases/one/data"), { recursive: true });
  await writeFile(join(home, "releases/one", NAME), TEXT);
  await writeFile(join(home, "secret.txt"), "secret");
});

const download = (name: string, headers = {}, method: "GET" | "HEAD" = "GET") =>
  callRaw(file, { method, url: `/api/releases/${id}/files/${name}`, params: { id, name: name.split("/") }, headers });

test("a file is sent whole, and goes on where a download stopped", async () => {
  const whole = await download(NAME);
  const tag = whole.headers.get("etag") ?? "";
  const rest = await download(NAME, { range: "bytes=4-", "if-range": tag });
  const other = await download(NAME, { range: "bytes=4-", "if-range": '"another file"' });
  const behind = await download(NAME, { range: "bytes=10-" });

  expect([whole.status, await whole.text()]).toEqual([200, TEXT]);
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  expect([rest.status, await rest.text()]).toEqual([206, TEXT.slice(4)]);
  expect(rest.headers.get("content-range")).toBe("bytes 4-9/10");
  expect(rest.headers.get("content-length")).toBe("6");
  expect([other.status, await other.text()]).toEqual([200, TEXT]);
  expect([behind.status, behind.headers.get("content-range")]).toEqual([416, "bytes */10"]);
});

test.runIf(process.platform === "linux").each(["bytes=0-", "bytes=0-3"])(
  "a file whose %s nobody reads is closed, because the head alone was asked for",
  async (range) => {
    const times = () => timesOpen(join(home, "releases/one", NAME));
    const read = await download(NAME, { range });
    expect(times()).toBe(1);
    await read.body?.cancel();
    await expect.poll(times).toBe(0);

    const { status } = await download(NAME, { range }, "HEAD");

    expect(status).toBe(206);
    await expect.poll(times).toBe(0);
  },
);

test("all files are sent as one archive, in the folders in which they are verified", async () => {
  const response = await callRaw(archive, { url: `/api/releases/${id}/archive`, params: { id } });
  const bytes = await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(bytes.slice(0, bytes.indexOf("\0"))).toBe(`release-1/${NAME}`);
  expect(bytes.slice(512, 522)).toBe(TEXT);
});

describe("a file that is not the one that was written", () => {
  const path = join(home, "releases/one", NAME);
  afterEach(async () => {
    await rm(join(home, "releases/one"), { recursive: true });
    await mkdir(join(home, "releases/one/data"), { recursive: true });
    await writeFile(path, TEXT);
  });
  const refused = async (response: Response) => {
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("This file is not the one that was built.");
  };

  test("comes to nobody whole: neither at once, nor its end alone, nor in the archive", async () => {
    await writeFile(path, "0123456x89");

    for (const headers of [{}, { range: "bytes=0-" }, { range: "bytes=4-" }]) {
      await expect((await download(NAME, headers)).text()).rejects.toThrow("This file is not the one that was built.");
    }
    const all = await callRaw(archive, { url: `/api/releases/${id}/archive`, params: { id } });
    await expect(all.text()).rejects.toThrow("This file is not the one that was built.");
  });

  test("is refused where it has another length", async () => {
    await writeFile(path, `${TEXT}0`);

    await refused(await download(NAME));
  });

  test("is refused where it is a link, or lies in a folder that is one", async () => {
    await writeFile(join(home, "other.txt"), "9876543210");
    await rm(path);
    await symlink(join(home, "other.txt"), path);
    await refused(await download(NAME));

    await rename(join(home, "releases/one/data"), join(home, "elsewhere"));
    await rm(join(home, "elsewhere", NAME.replace("data/", "")));
    await writeFile(join(home, "elsewhere", NAME.replace("data/", "")), "9876543210");
    await symlink(join(home, "elsewhere"), join(home, "releases/one/data"));
    await refused(await download(NAME, { range: "bytes=0-3" }));
  });
});

test.each(["../../secret.txt", "data/../../../secret.txt", "data/none.jsonl", "/etc/passwd"])(
  "no path leads out of the release: %s",
  async (name) => {
    const response = await download(name);

    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain("secret");
  },
);

test("who reviews trajectories of its corpus blind sees no release of others, and what a recipe takes not at all", async () => {
  const { trajectories } = corpus;
  const read = (role: string) => {
    const headers = { cookie: `assay.acting_role=${role}` };
    const of = { params: { id }, headers };

    return Promise.all([
      callRoute(detail, of),
      callRoute(compare, { ...of, url: `/api/x?from=${id}` }),
      callRoute(file, { headers, params: { id, name: NAME.split("/") } }).catch(() => ({ status: 200 })),
      callRoute(preview, { params: { id: corpus.extId }, headers, body: { recipe } }),
    ]);
  };
  const statuses = async (role: string) => (await read(role)).map(({ status }) => status);
  const listed = async (role: string) =>
    (await callRoute(list, { params: { id: corpus.extId }, headers: { cookie: `assay.acting_role=${role}` } })).body;
  expect(await statuses("lead")).toEqual([200, 200, 200, 200]);
  expect(await listed("lead")).toMatchObject({ items: [{ id }], leavesOut: false });

  await givenQueue(lead, corpus, { filter: `id:${trajectories[0]}`, reviewers: [owner.extId] });

  expect(await statuses("lead")).toEqual([403, 403, 403, 403]);
  expect(await listed("lead")).toMatchObject({ items: [], leavesOut: true });
});
